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

// #region entity
@Entity
@Table(name = "parcel")
public class Parcel {

    @Id
    @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "parcel_number")
    @SequenceGenerator(name = "parcel_number", sequenceName = "parcel_number", allocationSize = 1)
    private Long id;

    private String recipient;

    private String destination;

    private int weightGrams;

    @Enumerated(EnumType.STRING)
    private ParcelStatus status;

    private Instant createdAt;

    private Instant updatedAt;

    protected Parcel() {
    }

    public Parcel(String recipient, String destination, int weightGrams, Instant now) {
        this.recipient = recipient;
        this.destination = destination;
        this.weightGrams = weightGrams;
        this.status = ParcelStatus.REGISTERED;
        this.createdAt = now;
        this.updatedAt = now;
    }
    // #endregion entity

    // #region rule
    /** Moves the parcel forward; a delivery never goes back. */
    public void moveTo(ParcelStatus next, Instant now) {
        if (next.compareTo(status) <= 0) {
            throw new IllegalMoveException(status, next);
        }
        this.status = next;
        this.updatedAt = now;
    }
    // #endregion rule

    public Long getId() {
        return id;
    }

    public String getRecipient() {
        return recipient;
    }

    public String getDestination() {
        return destination;
    }

    public int getWeightGrams() {
        return weightGrams;
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
