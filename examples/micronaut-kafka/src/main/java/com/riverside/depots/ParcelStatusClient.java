package com.riverside.depots;

import io.micronaut.configuration.kafka.annotation.KafkaClient;
import io.micronaut.configuration.kafka.annotation.KafkaKey;
import io.micronaut.configuration.kafka.annotation.Topic;

@KafkaClient
public interface ParcelStatusClient {

    @Topic("parcel-status")
    void send(@KafkaKey String parcelId, ParcelStatusChanged event);
}
