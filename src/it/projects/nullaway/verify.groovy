// The lines that the program printed are those in expected.txt.
assert new File(basedir, 'target/actual.txt').readLines() == new File(basedir, 'expected.txt').readLines()
