package com.riverside.depots;

import io.micronaut.serde.annotation.Serdeable;
import java.time.Instant;

/** How many parcels a depot has delivered from one moment to another. */
@Serdeable
public record DepotDeliveries(String depot, Instant from, Instant to, long deliveries) {
}
