package com.riverside.tracking;

import com.fasterxml.jackson.annotation.JsonIgnore;

/** What callers see of a parcel. The version travels in the ETag and not in the body. */
public record ParcelView(
        String id,
        String address,
        String window,
        @JsonIgnore long version) {

    static ParcelView of(Parcel parcel) {
        return new ParcelView(
                parcel.getId(),
                parcel.getAddress(),
                parcel.getWindow(),
                parcel.getVersion());
    }
}
