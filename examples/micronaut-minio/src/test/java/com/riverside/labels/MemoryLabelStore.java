package com.riverside.labels;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** A label store for tests that keeps everything in memory. */
class MemoryLabelStore implements LabelStore {

    private final TreeMap<String, byte[]> labels = new TreeMap<>();

    @Override
    public void store(String parcelId, InputStream pdf, long size) {
        try {
            labels.put(parcelId, pdf.readAllBytes());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public Optional<Content> read(String parcelId) {
        return Optional.ofNullable(labels.get(parcelId)).map(bytes ->
                new Content(new ByteArrayInputStream(bytes), bytes.length, Instant.EPOCH));
    }

    @Override
    public Link link(String parcelId) {
        return new Link(URI.create("https://parcel-labels:9000/" + parcelId), Instant.EPOCH);
    }

    @Override
    public List<Entry> list(String after) {
        return labels.tailMap(after, false).entrySet().stream()
                .map(label -> new Entry(label.getKey(), label.getValue().length, Instant.EPOCH))
                .toList();
    }

    @Override
    public int deleteStoredBefore(Instant limit) {
        int deleted = labels.size();
        labels.clear();
        return deleted;
    }
}
