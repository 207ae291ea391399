package dev.wirecord.oracle.draw;

/** Strings of every width of UTF-8, short as a rule, and sometimes as long as the point where a length grows a byte. */
final class RandomStrings {

    /** One to four bytes in UTF-8, with the first and last character of each width, and the replacement character. */
    private static final String[] CHARACTERS = {
        "a",
        "Z",
        "7",
        "-",
        " ",
        "\0",
        "\u007f",
        "\u0080",
        "ä",
        "\u07ff",
        "\u0800",
        "漢",
        "\ufffd",
        "\uffff",
        "\ud83d\ude00",
        "\ud800\udc00",
        "\udbff\udfff"
    };

    private static final String[] UNPAIRED_SURROGATES = {"\ud800", "\udfff"};

    private final Chance chance;
    private final boolean unpairedSurrogates;

    RandomStrings(Chance chance, boolean unpairedSurrogates) {
        this.chance = chance;
        this.unpairedSurrogates = unpairedSurrogates;
    }

    /** A string; a long one only where there is room for it. */
    String draw(boolean roomForLong) {
        if (roomForLong && chance.permille(20)) {
            return ofUtf8Length(chance.of(126, 127, 128));
        }
        if (roomForLong && chance.permille(2)) {
            return ofUtf8Length(chance.of(16382, 16383, 16384));
        }
        if (roomForLong && chance.permille(1)) {
            return ofUtf8Length(Short.MAX_VALUE);
        }
        int characters = chance.below(chance.permille(800) ? 6 : 24);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < characters; i++) {
            text.append(character());
        }
        return text.toString();
    }

    private String character() {
        if (unpairedSurrogates && chance.permille(50)) {
            return UNPAIRED_SURROGATES[chance.below(UNPAIRED_SURROGATES.length)];
        }
        // Mostly ASCII, as in life: a string of it takes another path through the JDK's encoder.
        return chance.permille(750) ? CHARACTERS[chance.below(3)] : CHARACTERS[chance.below(CHARACTERS.length)];
    }

    /** A string of that many bytes in UTF-8. */
    String ofUtf8Length(int length) {
        boolean ascii = chance.permille(500);
        StringBuilder text = new StringBuilder();
        int left = length;
        while (left >= 4) {
            text.append(ascii ? "abcd" : chance.permille(500) ? "\ud83d\ude00" : "\u00e4\u00f6");
            left -= 4;
        }
        return text.append("xyz", 0, left).toString();
    }
}
