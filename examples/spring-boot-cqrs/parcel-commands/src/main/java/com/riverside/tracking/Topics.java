package com.riverside.tracking;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;
import org.springframework.kafka.core.KafkaAdmin;

/** The topic of live events, and the one that only a rebuild listens to. */
@Configuration(proxyBeanMethods = false)
class Topics {

    static final String EVENTS = "parcel-status";
    static final String REPLAY = "parcel-status-replay";

    private static final int PARTITIONS = 6;

    @Bean
    KafkaAdmin.NewTopics parcelTopics(@Value("${topics.replicas}") int replicas) {
        return new KafkaAdmin.NewTopics(
                TopicBuilder.name(EVENTS).partitions(PARTITIONS).replicas(replicas).build(),
                TopicBuilder.name(REPLAY).partitions(PARTITIONS).replicas(replicas).build());
    }
}
