package com.riverside.tracking;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

// #region handler
@Service
class ParcelCommandHandler {

    private final ParcelRepository parcels;
    private final ParcelEventRepository events;
    private final EventJson json;

    ParcelCommandHandler(
            ParcelRepository parcels, ParcelEventRepository events, EventJson json) {
        this.parcels = parcels;
        this.events = events;
        this.json = json;
    }

    @Transactional
    public ParcelScanned handle(RecordScan command) {
        ParcelScanned event = load(command.parcelId())
                .recordScan(command.depot(), command.scannedAt());
        events.save(json.row(event));
        return event;
    }
    // #endregion handler

    @Transactional
    public ParcelScanned handle(RegisterParcel command) {
        Parcel parcel = new Parcel(command.parcelId());
        ParcelScanned event = parcel.register(command.depot(), command.scannedAt());
        parcels.saveAndFlush(parcel); // the event refers to the row
        events.save(json.row(event));
        return event;
    }

    @Transactional
    public ParcelScanned handle(RecordDelivery command) {
        ParcelScanned event = load(command.parcelId()).recordDelivery(command.scannedAt());
        events.save(json.row(event));
        return event;
    }

    private Parcel load(String id) {
        return parcels.findById(id).orElseThrow(() -> new UnknownParcelException(id));
    }
}
