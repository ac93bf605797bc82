package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class ParcelTests {

    private static final Instant NOW = Instant.parse("2026-09-17T10:04:12Z");

    private final Parcel parcel = new Parcel("PX-20417");

    @Test
    void countsItsChangesFromOne() {
        assertEquals(new ParcelScanned("PX-20417", 1, "REGISTERED", "Bremen", NOW),
                parcel.register("Bremen", NOW));
        assertEquals(new ParcelScanned("PX-20417", 2, "IN_TRANSIT", "Hamburg", NOW),
                parcel.recordScan("Hamburg", NOW));
        assertEquals(new ParcelScanned("PX-20417", 3, "DELIVERED", "Hamburg", NOW),
                parcel.recordDelivery(NOW));
    }

    @Test
    void isNotLoadedAgainAfterDelivery() {
        parcel.register("Bremen", NOW);
        parcel.recordDelivery(NOW);
        assertThrows(CommandRefusedException.class, () -> parcel.recordScan("Hamburg", NOW));
        assertThrows(CommandRefusedException.class, () -> parcel.recordDelivery(NOW));
    }
}
