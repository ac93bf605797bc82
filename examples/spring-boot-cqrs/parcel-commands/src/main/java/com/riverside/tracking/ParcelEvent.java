package com.riverside.tracking;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** One row of the outbox: an event, and when it was published. */
@Entity
@Table(name = "parcel_event")
class ParcelEvent {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long position;

    private String parcelId;

    private long sequence;

    private String type;

    @JdbcTypeCode(SqlTypes.JSON)
    private String payload;

    private Instant occurredAt;

    private Instant publishedAt;

    protected ParcelEvent() {
    }

    ParcelEvent(ParcelScanned event, String payload) {
        this.parcelId = event.parcelId();
        this.sequence = event.sequence();
        this.type = ParcelScanned.class.getSimpleName();
        this.payload = payload;
        this.occurredAt = event.scannedAt();
    }

    Long getPosition() {
        return position;
    }

    String getParcelId() {
        return parcelId;
    }

    String getPayload() {
        return payload;
    }

    Instant getPublishedAt() {
        return publishedAt;
    }

    void setPublishedAt(Instant publishedAt) {
        this.publishedAt = publishedAt;
    }
}
