package org.example.other;

public class Base {

    protected record Part(int id) {}
    //        ^ [RecordOutOfReach] Part is protected in another package, and generated code cannot use it. Make Part public.
}
