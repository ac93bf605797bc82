package com.riverside.tracking;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

// #region replay
/** Publishes every event once more, for a new view, when EVENTS_REPLAY is true at start. */
@Component
@ConditionalOnProperty(name = "events.replay", havingValue = "true")
class EventReplay implements ApplicationRunner {

    private static final Logger log = LoggerFactory.getLogger(EventReplay.class);

    private final ParcelEventRepository events;
    private final KafkaTemplate<String, String> kafka;

    EventReplay(ParcelEventRepository events, KafkaTemplate<String, String> kafka) {
        this.events = events;
        this.kafka = kafka;
    }

    @Override
    public void run(ApplicationArguments arguments) {
        long position = 0;
        long count = 0;
        List<ParcelEvent> batch = events.findTop500ByPositionGreaterThanOrderByPosition(position);
        while (!batch.isEmpty()) {
            for (ParcelEvent event : batch) {
                kafka.send(Topics.REPLAY, event.getParcelId(), event.getPayload()).join();
                position = event.getPosition();
                count++;
            }
            batch = events.findTop500ByPositionGreaterThanOrderByPosition(position);
        }
        log.info("Replay finished, {} events", count);
    }
}
// #endregion replay
