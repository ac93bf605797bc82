package com.riverside.tracking;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/**
 * The newest event of each parcel that this replica has read. It lives in memory and begins
 * empty; a real consumer would keep it in a database.
 */
@Component
class CurrentStatus {

    private final Map<String, ParcelStatusChanged> newest = new ConcurrentHashMap<>();

    // #region idempotent
    /** Says whether the event was new. A repeated or older event changes nothing. */
    boolean apply(ParcelStatusChanged event) {
        ParcelStatusChanged kept = newest.merge(event.parcelId(), event,
                (old, next) -> next.sequence() > old.sequence() ? next : old);
        return kept == event;
    }
    // #endregion idempotent

    Optional<ParcelStatusChanged> find(String parcelId) {
        return Optional.ofNullable(newest.get(parcelId));
    }
}
