package dev.wirecord.processor.problem;

import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Prints what the javac in which it runs says of every folder. */
final class PrintProblems {

    private PrintProblems() {}

    public static void main(String[] args) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        ProblemFolder.all()
                .forEach(folder ->
                        folder.given(compiler).forEach(line -> System.out.println(folder.id() + "\t" + line)));
    }
}
