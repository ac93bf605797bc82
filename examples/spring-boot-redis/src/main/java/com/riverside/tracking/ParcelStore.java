package com.riverside.tracking;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Repository;

/**
 * The source behind the cache. It keeps three parcels in memory and takes 300 milliseconds for
 * each read, as an expensive query does, so that the example needs no database.
 */
@Repository
public class ParcelStore {

    private static final long READ_MILLIS = 300;

    private final Map<String, ParcelView> parcels = new ConcurrentHashMap<>(Map.of(
            "PX-20417", new ParcelView("PX-20417", "Lena Brandt", "Hamburg", "IN_TRANSIT"),
            "PX-20418", new ParcelView("PX-20418", "Ole Petersen", "Bremen", "REGISTERED"),
            "PX-20419", new ParcelView("PX-20419", "Mia Sommer", "Hamburg", "REGISTERED")));

    public Optional<ParcelView> read(String id) {
        try {
            Thread.sleep(READ_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Optional.ofNullable(parcels.get(id));
    }

    public Optional<ParcelView> changeStatus(String id, String status) {
        return Optional.ofNullable(
                parcels.computeIfPresent(id, (key, parcel) -> parcel.withStatus(status)));
    }
}
