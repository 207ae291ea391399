package dev.wirecord.explorer.input;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads lines that begin with an offset. How many bytes a line has is the difference of the offsets; behind the last one
 * a wide gap or a bar ends them, so that no letters of the text column are taken for digits.
 */
final class HexDump {

    /** An offset of four digits or more, then a colon, or a space and two digits that stand alone. */
    private static final Pattern LINE = Pattern.compile(
            "(?i)\\s*(?:0x)?([0-9a-f]{4,16})(?::\\s*|\\s+(?=[0-9a-f]{2}(?:\\s|$)))(.*)|\\s*([0-9a-f]{6,16})\\s*");

    private static final Pattern GROUP = Pattern.compile("(?i)(\\s*)([0-9a-f]{2,8})(?=\\s|$)");
    private static final String REPEATED = "*";
    private static final int MOST_BYTES = 16;
    private static final int GAP = 3;
    private static final int MOST_REPEATED = 1 << 24;

    private final List<Matcher> lines = new ArrayList<>();
    private final int radix;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private HexDump(List<String> texts) {
        for (String text : texts) {
            Matcher line = LINE.matcher(text);
            lines.add(line.matches() ? line : null);
        }
        this.radix = radix();
    }

    /** Whether every line has an offset, the first of them zero. */
    static boolean isDump(List<String> lines) {
        if (lines.isEmpty() || !isLine(lines.get(0)) || !isFirst(lines.get(0))) {
            return false;
        }
        return lines.stream().allMatch(line -> isLine(line) || line.strip().equals(REPEATED));
    }

    private static boolean isLine(String line) {
        return LINE.matcher(line).matches();
    }

    private static boolean isFirst(String line) {
        Matcher first = LINE.matcher(line);
        return first.matches() && first.group(1) != null && first.group(1).matches("0+");
    }

    static byte[] parse(List<String> lines) {
        return new HexDump(lines).parse();
    }

    /** od counts in octal unless it is told otherwise. */
    private int radix() {
        int second = 1;
        while (second < lines.size() && lines.get(second) == null) {
            second++;
        }
        if (second == 1 && lines.size() > 1) {
            int there = groups(lines.get(0).group(2), Integer.MAX_VALUE).length;
            for (int candidate : new int[] {16, 8, 10}) {
                if (isWithin(offsetText(lines.get(1)), candidate, there)) {
                    return candidate;
                }
            }
        }
        return 16;
    }

    private static boolean isWithin(String offset, int radix, int most) {
        try {
            return Long.parseLong(offset, radix) <= most;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static String offsetText(Matcher line) {
        return line.group(1) != null ? line.group(1) : line.group(3);
    }

    private byte[] parse() {
        byte[] last = {};
        for (int i = 0; i < lines.size(); i++) {
            Matcher line = lines.get(i);
            if (line == null) {
                repeat(last, i);
            } else if (line.group(2) != null) {
                last = groups(line.group(2), length(i));
                bytes.writeBytes(last);
            }
        }
        return bytes.toByteArray();
    }

    /** A line with a star stands for lines like the one before it, up to the next offset. */
    private void repeat(byte[] last, int index) {
        long end = index + 1 < lines.size() && lines.get(index + 1) != null ? offset(index + 1) : bytes.size();
        if (end > MOST_REPEATED) {
            throw new InputException("Line " + index + " is repeated for more than " + MOST_REPEATED + " bytes.");
        }
        while (last.length > 0 && bytes.size() < end) {
            bytes.write(last, 0, (int) Math.min(last.length, end - bytes.size()));
        }
    }

    /** How many bytes the line has, as far as the next one says. */
    private int length(int index) {
        boolean known = index + 1 < lines.size() && lines.get(index + 1) != null;
        long length = known ? offset(index + 1) - offset(index) : MOST_BYTES;
        if (length < 0) {
            throw new InputException("The offset of line " + (index + 2) + " is below that of the line before it.");
        }
        return (int) Math.min(length, Integer.MAX_VALUE);
    }

    private long offset(int index) {
        try {
            return Long.parseLong(offsetText(lines.get(index)), radix);
        } catch (NumberFormatException e) {
            throw new InputException("There is no offset in line " + (index + 1) + ".");
        }
    }

    /** The bytes of a line, {@code most} of them. */
    private static byte[] groups(String text, int most) {
        ByteArrayOutputStream found = new ByteArrayOutputStream();
        Matcher group = GROUP.matcher(text);
        int end = 0;
        while (found.size() < most && group.find(end) && group.start() == end && isGroup(group, found)) {
            found.writeBytes(HexFormat.of().parseHex(group.group(2)));
            end = group.end();
        }
        byte[] bytes = found.toByteArray();
        return bytes.length <= most ? bytes : Arrays.copyOf(bytes, most);
    }

    private static boolean isGroup(Matcher group, ByteArrayOutputStream before) {
        boolean wideGap = group.group(1).length() >= GAP && before.size() > 0;
        return !wideGap && group.group(2).length() % 2 == 0;
    }
}
