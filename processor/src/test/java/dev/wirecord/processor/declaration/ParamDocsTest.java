package dev.wirecord.processor.declaration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParamDocsTest {

    @Test
    void withoutACommentEverythingIsEmpty() {
        ParamDocs docs = ParamDocs.parse(null);
        assertEquals("", docs.description());
        assertEquals("", docs.param("groupId"));
    }

    @Test
    void descriptionAndParamsAreOneLineEach() {
        ParamDocs docs = ParamDocs.parse("""
                 Asks for the quota
                 of a group.

                 <p>Since then.

                 @param groupId the group,
                     or null
                 @param empty
                 @param timeoutMs how long
                 @see Other
                """);
        assertEquals("Asks for the quota of a group. Since then.", docs.description());
        assertEquals("the group, or null", docs.param("groupId"));
        assertEquals("how long", docs.param("timeoutMs"));
        assertEquals("", docs.param("empty"));
        assertEquals("", docs.param("other"));
    }

    @Test
    void anAtSignInCodeBeginsNoTag() {
        ParamDocs docs = ParamDocs.parse("""
                 Used as in

                 <pre>{@code
                 @KafkaMessage(type = DATA)
                 record X(@KafkaField(tag = 0) int id) { {} }
                 }</pre>

                 and so on.
                 @param id {@code
                 @Tag}
                """);
        assertEquals(
                "Used as in @KafkaMessage(type = DATA) record X(@KafkaField(tag = 0) int id) { {} } and so on.",
                docs.description());
        assertEquals("@Tag", docs.param("id"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    the {@code groupId}                     | the groupId
                    the {@literal <group>}                  | the <group>
                    the {@link Group}                       | the Group
                    the {@link Group#id() id of the group}  | the id of the group
                    the {@linkplain Group group}s           | the groups
                    <b>the</b> group<br>                    | the group
                    a &lt; b &amp;&amp; c &gt; d            | a < b && c > d
                    &#64;home &#123;in braces}              | @home {in braces}
                    a {@code Map<K, {V}>} of them           | a Map<K, {V}> of them
                    when a < b                              | when a < b
                    &amp;lt; stays                          | &lt; stays
                    """)
    void markupGivesWhatItShows(String javadoc, String text) {
        assertEquals(text, ParamDocs.parse("@param x " + javadoc).param("x"));
    }
}
