package com.riverside.tracking;

import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import jakarta.persistence.Table;
import java.time.Instant;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

@Entity
@Table(name = "parcel")
public class Parcel {

    @Id
    @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "parcel_number")
    @SequenceGenerator(name = "parcel_number", sequenceName = "parcel_number", allocationSize = 1)
    private Long id;

    private String recipient;

    private String destination;

    @Enumerated(EnumType.STRING)
    @JdbcTypeCode(SqlTypes.VARCHAR)
    private ParcelStatus status;

    private Instant createdAt;

    private Instant updatedAt;

    protected Parcel() {
    }

    public Parcel(String recipient, String destination, Instant now) {
        this.recipient = recipient;
        this.destination = destination;
        this.status = ParcelStatus.REGISTERED;
        this.createdAt = now;
        this.updatedAt = now;
    }

    public boolean canMoveTo(ParcelStatus next) {
        return next.compareTo(status) > 0;
    }

    public void moveTo(ParcelStatus next, Instant now) {
        this.status = next;
        this.updatedAt = now;
    }

    public Long getId() {
        return id;
    }

    public String getRecipient() {
        return recipient;
    }

    public String getDestination() {
        return destination;
    }

    public ParcelStatus getStatus() {
        return status;
    }

    public Instant getCreatedAt() {
        return createdAt;
    }

    public Instant getUpdatedAt() {
        return updatedAt;
    }
}
