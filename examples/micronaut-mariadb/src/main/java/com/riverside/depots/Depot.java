package com.riverside.depots;

import io.micronaut.core.annotation.Nullable;
import io.micronaut.data.annotation.GeneratedValue;
import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.serde.annotation.Serdeable;

/** A building with a number of places, some of them taken by parcels. */
@Serdeable
@MappedEntity("depot")
public record Depot(
        @Id @GeneratedValue(GeneratedValue.Type.IDENTITY) @Nullable Long id,
        String code,
        String name,
        int places,
        int taken) {

    int free() {
        return places - taken;
    }
}
