package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.test.context.bean.override.mockito.MockitoSpyBean;

// #region cache-test
@EnabledIf("com.riverside.tracking.RedisConfiguration#isAvailable")
@SpringBootTest
@Import(RedisConfiguration.class)
class CacheTests {

    @Autowired
    private ParcelQueries parcels;

    @Autowired
    private StringRedisTemplate keys;

    @MockitoSpyBean
    private ParcelStore store;

    @Test
    void readsTheStoreOnceAndAgainAfterAChange() {
        parcels.find("PX-20417");
        parcels.find("PX-20417");
        verify(store, times(1)).read("PX-20417");

        parcels.changeStatus("PX-20417", "DELIVERED");
        assertEquals("DELIVERED", parcels.find("PX-20417").status());
        verify(store, times(2)).read("PX-20417");
    }

    @Test
    void givesEveryKeyAnEnd() {
        parcels.find("PX-20418");
        Long seconds = keys.getExpire("tracking-api:v1:parcel::PX-20418", TimeUnit.SECONDS);
        assertTrue(seconds > 0 && seconds <= 60, "Expires after " + seconds + " seconds");
    }
    // #endregion cache-test

    @Test
    void doesNotKeepThatAParcelIsUnknown() {
        assertThrows(UnknownParcelException.class, () -> parcels.find("PX-1"));
        assertEquals(Boolean.FALSE, keys.hasKey("tracking-api:v1:parcel::PX-1"));
    }
}
