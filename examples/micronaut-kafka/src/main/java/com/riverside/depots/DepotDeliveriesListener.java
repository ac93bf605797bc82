package com.riverside.depots;

import io.micronaut.configuration.kafka.annotation.KafkaKey;
import io.micronaut.configuration.kafka.annotation.KafkaListener;
import io.micronaut.configuration.kafka.annotation.OffsetReset;
import io.micronaut.configuration.kafka.annotation.Topic;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

@KafkaListener(groupId = "depot-counts-log", offsetReset = OffsetReset.LATEST)
public class DepotDeliveriesListener {

    private static final Logger LOG = LoggerFactory.getLogger(DepotDeliveriesListener.class);

    @Topic("depot-deliveries")
    public void receive(@KafkaKey String depot, DepotDeliveries count) {
        LOG.info("Depot {} has delivered {} parcels since {}", depot, count.deliveries(), count.from());
    }
}
