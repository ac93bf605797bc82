package com.riverside.tracking;

import java.time.Instant;
import java.util.List;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

// #region relay
@Component
class OutboxRelay {

    private static final long LOCK = 7301;

    private final ParcelEventRepository events;
    private final KafkaTemplate<String, String> kafka;

    OutboxRelay(ParcelEventRepository events, KafkaTemplate<String, String> kafka) {
        this.events = events;
        this.kafka = kafka;
    }

    // One relay at a time: pg_try_advisory_xact_lock keeps the order per parcel.
    @Scheduled(fixedDelay = 200)
    @Transactional
    public void publish() {
        if (!events.tryLock(LOCK)) {
            return;
        }
        List<ParcelEvent> batch = events.findTop100ByPublishedAtIsNullOrderByPosition();
        for (ParcelEvent event : batch) {
            kafka.send(Topics.EVENTS, event.getParcelId(), event.getPayload()).join();
            event.setPublishedAt(Instant.now());
        }
    }
}
// #endregion relay
