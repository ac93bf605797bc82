package com.riverside.tracking;

import java.time.Instant;

public record ParcelView(
        String id,
        String recipient,
        String destination,
        ParcelStatus status,
        Instant createdAt,
        Instant updatedAt) {

    static ParcelView of(Parcel parcel) {
        return new ParcelView(
                "PX-" + parcel.getId(),
                parcel.getRecipient(),
                parcel.getDestination(),
                parcel.getStatus(),
                parcel.getCreatedAt(),
                parcel.getUpdatedAt());
    }
}
