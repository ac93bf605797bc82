package com.riverside.ledger;

import io.micronaut.transaction.annotation.Transactional;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.util.Optional;

/** One attempt to pay a driver: reads, decides and writes in one transaction. */
@Singleton
public class PayoutTransaction {

    private final BookingRepository bookings;

    private final PayoutRepository payouts;

    PayoutTransaction(BookingRepository bookings, PayoutRepository payouts) {
        this.bookings = bookings;
        this.payouts = payouts;
    }

    @Transactional
    public Optional<Payout> pay(String driverId) {
        BigDecimal open = bookings.sumOpen(driverId);
        if (open.signum() == 0) {
            return Optional.empty();
        }
        Payout payout = payouts.save(Payout.of(driverId, open));
        bookings.settleOpen(driverId, payout.id());
        return Optional.of(payout);
    }
}
