package com.riverside.tracking;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;

// #region entity
@Entity
@Table(name = "parcel")
public class Parcel {

    @Id
    private String id;

    private String address;

    @Column(name = "delivery_window")
    private String window;

    /** Raised by JPA on every update; each update demands the old value. */
    @Version
    private long version;

    protected Parcel() {
    }

    /** Takes over the fields that the patch names and leaves the others alone. */
    public void apply(ParcelPatch patch) {
        if (patch.address() != null) {
            address = patch.address();
        }
        if (patch.window() != null) {
            window = patch.window();
        }
    }
    // #endregion entity

    public String getId() {
        return id;
    }

    public String getAddress() {
        return address;
    }

    public String getWindow() {
        return window;
    }

    public long getVersion() {
        return version;
    }
}
