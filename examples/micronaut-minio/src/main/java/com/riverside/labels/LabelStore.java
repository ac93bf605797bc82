package com.riverside.labels;

import io.micronaut.serde.annotation.Serdeable;
import java.io.InputStream;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Keeps one label, a PDF, for each parcel. */
public interface LabelStore {

    /** An open label; whoever reads the content closes it. */
    record Content(InputStream stream, long size, Instant storedAt) {
    }

    @Serdeable
    record Entry(String parcelId, long size, Instant storedAt) {
    }

    @Serdeable
    record Link(URI url, Instant expiresAt) {
    }

    void store(String parcelId, InputStream pdf, long size);

    Optional<Content> read(String parcelId);

    Link link(String parcelId);

    /** At most 100 labels in the order of their ids, beginning after the given one. */
    List<Entry> list(String after);

    /** Deletes all labels that were stored before a moment, and says how many there were. */
    int deleteStoredBefore(Instant limit);
}
