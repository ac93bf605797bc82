package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class ParcelTests {

    private static final Instant MORNING = Instant.parse("2026-09-17T06:00:00Z");
    private static final Instant NOON = Instant.parse("2026-09-17T12:00:00Z");

    @Test
    void movesForwardAndRemembersWhen() {
        Parcel parcel = new Parcel("Lena Brandt", "Hamburg", 1200, MORNING);
        parcel.moveTo(ParcelStatus.IN_TRANSIT, NOON);
        assertEquals(ParcelStatus.IN_TRANSIT, parcel.getStatus());
        assertEquals(NOON, parcel.getUpdatedAt());
        assertEquals(MORNING, parcel.getCreatedAt());
    }

    @Test
    void neverGoesBack() {
        Parcel parcel = new Parcel("Lena Brandt", "Hamburg", 1200, MORNING);
        parcel.moveTo(ParcelStatus.DELIVERED, NOON);
        assertThrows(IllegalMoveException.class,
                () -> parcel.moveTo(ParcelStatus.IN_TRANSIT, NOON));
        assertEquals(ParcelStatus.DELIVERED, parcel.getStatus());
    }

    @Test
    void readsItsOwnNumbersOnly() {
        assertEquals(20417, ParcelNumber.parse(ParcelNumber.format(20417)));
        assertThrows(UnknownParcelException.class, () -> ParcelNumber.parse("20417"));
        assertThrows(UnknownParcelException.class, () -> ParcelNumber.parse("PX-1; drop"));
    }
}
