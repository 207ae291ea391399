// The registry has the messages that are there, and no others.
def entries = { step -> new File(basedir, "target/entries-${step}.txt").readLines() }
assert entries(1) == ['org.example.orders.OrderRequest', 'org.example.orders.PickRequest']
assert entries(2) == ['org.example.orders.PickRequest', 'org.example.orders.SendRequest']
assert entries(3) == []
