package com.riverside.tracking;

import jakarta.validation.constraints.NotNull;

/** What a caller sends to move a parcel forward. */
public record StatusChange(@NotNull ParcelStatus status) {
}
