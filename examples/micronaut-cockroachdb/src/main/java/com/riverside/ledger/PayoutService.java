package com.riverside.ledger;

import io.micronaut.retry.annotation.Retryable;
import jakarta.inject.Singleton;
import java.util.Optional;

/** Pays a driver, and begins again when another transaction came first. */
@Singleton
public class PayoutService {

    private final PayoutTransaction transaction;

    PayoutService(PayoutTransaction transaction) {
        this.transaction = transaction;
    }

    @Retryable(attempts = "5", delay = "50ms", multiplier = "2.0",
            predicate = SerializationFailure.class)
    public Optional<Payout> pay(String driverId) {
        return transaction.pay(driverId);
    }
}
