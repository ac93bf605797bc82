package com.riverside.tracking;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.cache.annotation.CacheEvict;
import org.springframework.cache.annotation.Cacheable;
import org.springframework.stereotype.Service;

// #region queries
@Service
public class ParcelQueries {

    private static final Logger log = LoggerFactory.getLogger(ParcelQueries.class);

    private final ParcelStore store;

    public ParcelQueries(ParcelStore store) {
        this.store = store;
    }

    /** Runs only if the cache has no answer. An exception is never cached. */
    @Cacheable(cacheNames = "parcel", key = "#id")
    public ParcelView find(String id) {
        log.info("Parcel {} read from the store", id);
        return store.read(id).orElseThrow(() -> new UnknownParcelException(id));
    }

    /** Removes the answer after the change, and only if the change succeeded. */
    @CacheEvict(cacheNames = "parcel", key = "#id")
    public ParcelView changeStatus(String id, String status) {
        return store.changeStatus(id, status).orElseThrow(() -> new UnknownParcelException(id));
    }
}
// #endregion queries
