package com.riverside.ledger;

import io.micronaut.core.annotation.Nullable;
import io.micronaut.data.annotation.AutoPopulated;
import io.micronaut.data.annotation.DateCreated;
import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.serde.annotation.Serdeable;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;

/** What a driver earned with one parcel. It is open until a payout settles it. */
@Serdeable
@MappedEntity("booking")
public record Booking(
        @Id @AutoPopulated @Nullable UUID id,
        String parcelId,
        String driverId,
        BigDecimal amount,
        @DateCreated @Nullable Instant bookedAt,
        @Nullable UUID payoutId) {

    static Booking open(String parcelId, String driverId, BigDecimal amount) {
        return new Booking(null, parcelId, driverId, amount, null, null);
    }
}
