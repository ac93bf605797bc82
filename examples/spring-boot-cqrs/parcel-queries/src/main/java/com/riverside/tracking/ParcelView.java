package com.riverside.tracking;

import java.util.Map;

/** What the read side knows of one parcel. */
record ParcelView(String id, long sequence, String status, String depot) {

    static ParcelView of(Map<String, String> hash) {
        return new ParcelView(
                hash.get("id"),
                Long.parseLong(hash.get("sequence")),
                hash.get("status"),
                hash.get("depot"));
    }
}
