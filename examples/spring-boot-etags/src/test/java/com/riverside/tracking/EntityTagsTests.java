package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class EntityTagsTests {

    @Test
    void quotesTheVersion() {
        assertEquals("\"7\"", EntityTags.of(7));
    }

    @Test
    void acceptsOneOfSeveralLabels() {
        assertTrue(EntityTags.matches("\"6\", \"7\"", 7));
        assertFalse(EntityTags.matches("\"6\", \"8\"", 7));
    }

    @Test
    void neverMatchesAWeakOrUnquotedLabel() {
        assertFalse(EntityTags.matches("W/\"7\"", 7));
        assertFalse(EntityTags.matches("7", 7));
    }
}
