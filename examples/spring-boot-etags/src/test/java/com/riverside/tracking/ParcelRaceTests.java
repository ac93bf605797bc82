package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.orm.ObjectOptimisticLockingFailureException;

@SpringBootTest(properties = "spring.datasource.url=jdbc:h2:mem:race;DB_CLOSE_DELAY=-1")
class ParcelRaceTests {

    @Autowired
    private ParcelRepository parcels;

    // #region race
    /** Two requests have passed the comparison; the column decides. */
    @Test
    void letsTheSlowerOfTwoWritersFail() {
        Parcel first = parcels.findById("PX-20417").orElseThrow();
        Parcel second = parcels.findById("PX-20417").orElseThrow();
        first.apply(new ParcelPatch("Mill Lane 40", null));
        second.apply(new ParcelPatch(null, "14:00-17:00"));

        parcels.saveAndFlush(first);
        assertThrows(ObjectOptimisticLockingFailureException.class,
                () -> parcels.saveAndFlush(second));
    }
    // #endregion race
}
