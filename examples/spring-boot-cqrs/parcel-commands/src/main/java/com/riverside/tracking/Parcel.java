package com.riverside.tracking;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.PostLoad;
import jakarta.persistence.PostPersist;
import jakarta.persistence.Table;
import jakarta.persistence.Transient;
import java.time.Instant;
import org.springframework.data.domain.Persistable;

/** The state of one parcel on the write side, and the rules that guard it. */
@Entity
@Table(name = "parcel")
class Parcel implements Persistable<String> {

    private static final String REGISTERED = "REGISTERED";
    private static final String IN_TRANSIT = "IN_TRANSIT";
    private static final String DELIVERED = "DELIVERED";

    @Id
    private String id;

    private String status;

    private String depot;

    private long version;

    /** The caller chooses the id, so JPA cannot tell a new parcel from a stored one by itself. */
    @Transient
    private boolean stored;

    protected Parcel() {
    }

    Parcel(String id) {
        this.id = id;
    }

    // #region rules
    ParcelScanned register(String at, Instant when) {
        return change(REGISTERED, at, when);
    }

    ParcelScanned recordScan(String at, Instant when) {
        refuseIfDelivered();
        return change(IN_TRANSIT, at, when);
    }

    ParcelScanned recordDelivery(Instant when) {
        refuseIfDelivered();
        return change(DELIVERED, depot, when);
    }

    private void refuseIfDelivered() {
        if (DELIVERED.equals(status)) {
            throw new CommandRefusedException("Parcel " + id + " is already delivered");
        }
    }

    private ParcelScanned change(String next, String at, Instant when) {
        status = next;
        depot = at;
        version++;
        return new ParcelScanned(id, version, status, depot, when);
    }
    // #endregion rules

    @PostLoad
    @PostPersist
    void markStored() {
        stored = true;
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public boolean isNew() {
        return !stored;
    }
}
