package com.riverside.tracking;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Component;

// #region listener
@Component
class StatusListener {

    private static final Logger log = LoggerFactory.getLogger(StatusListener.class);

    private final EventFormat format;

    private final CurrentStatus current;

    StatusListener(EventFormat format, CurrentStatus current) {
        this.format = format;
        this.current = current;
    }

    @KafkaListener(topics = TopicConfiguration.EVENTS)
    void on(@Payload String text, @Header(KafkaHeaders.RECEIVED_PARTITION) int partition) {
        ParcelStatusChanged event = format.read(text);
        if (current.apply(event)) {
            log.info("Parcel {} is {}, sequence {}, partition {}",
                    event.parcelId(), event.status(), event.sequence(), partition);
        }
    }
}
// #endregion listener
