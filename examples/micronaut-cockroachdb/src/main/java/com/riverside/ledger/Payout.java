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

/** One transfer to a driver, over all bookings that were open at that moment. */
@Serdeable
@MappedEntity("payout")
public record Payout(
        @Id @AutoPopulated @Nullable UUID id,
        String driverId,
        BigDecimal amount,
        @DateCreated @Nullable Instant paidAt) {

    static Payout of(String driverId, BigDecimal amount) {
        return new Payout(null, driverId, amount, null);
    }
}
