package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class CurrentStatusTests {

    private final CurrentStatus current = new CurrentStatus();

    @Test
    void appliesAnEventOnce() {
        assertTrue(current.apply(event(1, "REGISTERED")));
        assertFalse(current.apply(event(1, "REGISTERED")));
    }

    @Test
    void ignoresAnEventThatArrivesLate() {
        current.apply(event(2, "IN_TRANSIT"));
        assertFalse(current.apply(event(1, "REGISTERED")));
        assertEquals("IN_TRANSIT", current.find("PX-20417").orElseThrow().status());
    }

    private static ParcelStatusChanged event(long sequence, String status) {
        return new ParcelStatusChanged(
                "PX-20417", sequence, status, Instant.parse("2026-09-17T10:04:12Z"));
    }
}
