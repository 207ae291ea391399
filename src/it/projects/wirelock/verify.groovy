// The new version is in the lock, and what the third build tried is not.
assert new File(basedir, 'wire.lock').readLines() == new File(basedir, 'expected.lock').readLines()

// The edits are refused where they are: the line and the column of each annotation value.
List<String> log = new File(basedir, 'build.log').readLines()
String source = 'src/broken/java/org/example/tickets/BuyTicketRequest.java'.replace('/', File.separator)
assert log.any { it.contains(source + ':[17,32] [LockFieldChanged] The range of row is locked as 2+ in versions 0-2') }
assert log.any { it.contains(source + ':[18,53] [LockFieldChanged] The default of seats is locked as 1 in versions 0-2') }
assert log.any { it.contains('[LockFieldGone] "Voucher string 1+ tag 0 nullable 1+ default null" is locked in versions 0-2') }
