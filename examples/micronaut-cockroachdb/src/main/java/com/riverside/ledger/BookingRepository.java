package com.riverside.ledger;

import io.micronaut.data.annotation.Query;
import io.micronaut.data.jdbc.annotation.JdbcRepository;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.repository.CrudRepository;
import java.math.BigDecimal;
import java.util.List;
import java.util.UUID;

@JdbcRepository(dialect = Dialect.POSTGRES)
public interface BookingRepository extends CrudRepository<Booking, UUID> {

    List<Booking> findTop100ByDriverIdOrderByBookedAtDesc(String driverId);

    @Query("SELECT COALESCE(SUM(amount), 0) FROM booking"
            + " WHERE driver_id = :driverId AND payout_id IS NULL")
    BigDecimal sumOpen(String driverId);

    @Query("UPDATE booking SET payout_id = :payoutId"
            + " WHERE driver_id = :driverId AND payout_id IS NULL")
    long settleOpen(String driverId, UUID payoutId);
}
