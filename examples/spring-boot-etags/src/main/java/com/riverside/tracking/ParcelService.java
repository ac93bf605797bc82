package com.riverside.tracking;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

// #region service
@Service
class ParcelService {

    private final ParcelRepository parcels;

    ParcelService(ParcelRepository parcels) {
        this.parcels = parcels;
    }

    @Transactional(readOnly = true)
    public ParcelView get(String id) {
        return ParcelView.of(load(id));
    }

    @Transactional
    public ParcelView update(String id, String ifMatch, ParcelPatch patch) {
        Parcel parcel = load(id);
        if (!EntityTags.matches(ifMatch, parcel.getVersion())) {
            throw new StaleParcelException();
        }
        parcel.apply(patch);
        return ParcelView.of(parcels.saveAndFlush(parcel)); // flush: version is now the new one
    }

    private Parcel load(String id) {
        return parcels.findById(id).orElseThrow(() -> new UnknownParcelException(id));
    }
}
// #endregion service
