package com.riverside.tracking;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

// #region service
@Service
public class ParcelService {

    private static final Logger log = LoggerFactory.getLogger(ParcelService.class);

    private static final Limit PAGE = Limit.of(100);

    private final ParcelRepository parcels;

    public ParcelService(ParcelRepository parcels) {
        this.parcels = parcels;
    }

    @Transactional
    public ParcelView register(NewParcel form) {
        Parcel parcel = parcels.save(new Parcel(
                form.recipient(), form.destination(), form.weightGrams(), now()));
        ParcelView view = ParcelView.of(parcel);
        log.info("Parcel {} registered", view.id());
        return view;
    }

    @Transactional(readOnly = true)
    public ParcelView find(String number) {
        return ParcelView.of(load(number));
    }

    @Transactional(readOnly = true)
    public List<ParcelView> newestFor(String destination) {
        return parcels.findByDestinationOrderByIdDesc(destination, PAGE).stream()
                .map(ParcelView::of)
                .toList();
    }

    @Transactional
    public ParcelView move(String number, ParcelStatus next) {
        Parcel parcel = load(number);
        parcel.moveTo(next, now());
        log.info("Parcel {} is now {}", number, next);
        return ParcelView.of(parcel);
    }

    private Parcel load(String number) {
        return parcels.findById(ParcelNumber.parse(number))
                .orElseThrow(() -> new UnknownParcelException(number));
    }

    private static Instant now() {
        return Instant.now().truncatedTo(ChronoUnit.SECONDS);
    }
}
// #endregion service
