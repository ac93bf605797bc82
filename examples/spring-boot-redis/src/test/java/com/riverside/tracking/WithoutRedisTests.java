package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

// #region without-redis
/** Nothing listens on port 1, so every call to the cache fails. */
@SpringBootTest(properties = "spring.data.redis.url=redis://localhost:1")
class WithoutRedisTests {

    @Autowired
    private ParcelQueries parcels;

    @Test
    void answersFromTheStore() {
        assertEquals("Hamburg", parcels.find("PX-20417").destination());
    }

    @Test
    void stillChangesParcels() {
        parcels.changeStatus("PX-20418", "IN_TRANSIT");
        assertEquals("IN_TRANSIT", parcels.find("PX-20418").status());
    }

    @Test
    void stillSaysThatAParcelIsUnknown() {
        assertThrows(UnknownParcelException.class, () -> parcels.find("PX-1"));
    }
}
// #endregion without-redis
