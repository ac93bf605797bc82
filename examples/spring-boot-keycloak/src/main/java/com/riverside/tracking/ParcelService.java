package com.riverside.tracking;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.stereotype.Service;

/** Parcels in memory; what matters here is who may do what. */
// #region service
@Service
public class ParcelService {

    private static final Logger log = LoggerFactory.getLogger(ParcelService.class);

    private final Map<String, ParcelView> parcels = new ConcurrentHashMap<>(Map.of(
            "PX-20417", new ParcelView("PX-20417", "Mill Lane 4", "REGISTERED")));

    public ParcelView find(String id) {
        ParcelView parcel = parcels.get(id);
        if (parcel == null) {
            throw new UnknownParcelException(id);
        }
        return parcel;
    }

    @PreAuthorize("hasRole('driver')")
    public ParcelView scan(String id, String status, String subject) {
        log.info("Parcel {} scanned by {}", id, subject);
        return replace(new ParcelView(id, find(id).address(), status));
    }

    @PreAuthorize("hasRole('clerk')")
    public ParcelView correctAddress(String id, String address) {
        return replace(new ParcelView(id, address, find(id).status()));
    }

    private ParcelView replace(ParcelView parcel) {
        parcels.put(parcel.id(), parcel);
        return parcel;
    }
}
// #endregion service
