package com.riverside.tracking;

import java.util.concurrent.CompletableFuture;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.SendResult;
import org.springframework.stereotype.Component;

// #region publisher
@Component
class StatusPublisher {

    private final KafkaTemplate<String, String> kafka;

    private final EventFormat format;

    StatusPublisher(KafkaTemplate<String, String> kafka, EventFormat format) {
        this.kafka = kafka;
        this.format = format;
    }

    /** All events of one parcel have the same key, so they stay in one partition and in order. */
    CompletableFuture<SendResult<String, String>> publish(ParcelStatusChanged event) {
        return kafka.send(TopicConfiguration.EVENTS, event.parcelId(), format.write(event));
    }
}
// #endregion publisher
