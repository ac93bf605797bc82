package com.riverside.tracking;

import org.apache.kafka.common.config.TopicConfig;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;
import org.springframework.kafka.core.KafkaAdmin;

// #region topics
@Configuration(proxyBeanMethods = false)
class TopicConfiguration {

    static final String EVENTS = "parcel-status";
    static final String DEAD = "parcel-status-dead";

    private static final int PARTITIONS = 6;

    /** Creates what is missing at start. Both topics have the same number of partitions. */
    @Bean
    KafkaAdmin.NewTopics topics(
            @Value("${topics.replicas}") int replicas,
            @Value("${topics.min-in-sync-replicas}") String minInSync) {
        return new KafkaAdmin.NewTopics(
                topic(EVENTS, replicas, minInSync).build(),
                topic(DEAD, replicas, minInSync).build());
    }

    private static TopicBuilder topic(String name, int replicas, String minInSync) {
        return TopicBuilder.name(name)
                .partitions(PARTITIONS)
                .replicas(replicas)
                .config(TopicConfig.MIN_IN_SYNC_REPLICAS_CONFIG, minInSync);
    }
}
// #endregion topics
