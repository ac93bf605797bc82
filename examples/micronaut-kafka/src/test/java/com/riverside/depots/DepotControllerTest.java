package com.riverside.depots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import io.micronaut.configuration.kafka.serde.JsonObjectSerde;
import io.micronaut.configuration.kafka.streams.InteractiveQueryService;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.exceptions.HttpStatusException;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.JsonObjectSerializer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.state.ReadOnlyWindowStore;
import org.junit.jupiter.api.Test;

class DepotControllerTest {

    private final List<String> keys = new ArrayList<>();

    private final InteractiveQueryService stores = mock();

    private final DepotController controller =
            new DepotController((parcelId, event) -> keys.add(parcelId), stores);

    @Test
    void publishesWithTheParcelAsKey() {
        controller.publish(delivery("PX-20417"));
        assertEquals(List.of("PX-20417"), keys);
    }

    @Test
    void saysWhenTheStoreIsNotReady() {
        when(stores.getQueryableStore(any(), any())).thenReturn(Optional.empty());
        HttpStatusException refused = assertThrows(HttpStatusException.class,
                () -> controller.deliveries("Hamburg"));
        assertEquals(HttpStatus.SERVICE_UNAVAILABLE, refused.getStatus());
    }

    @Test
    void answersFromTheStore() {
        Serde<ParcelStatusChanged> events = json(ParcelStatusChanged.class);
        StreamsBuilder builder = new StreamsBuilder();
        DeliveryCounts.define(builder, events, json(DepotDeliveries.class));
        Properties settings = new Properties();
        settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "controller-test");
        settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "not-used:9092");
        try (TopologyTestDriver kafka = new TopologyTestDriver(builder.build(), settings)) {
            kafka.createInputTopic("parcel-status", Serdes.String().serializer(), events.serializer())
                    .pipeInput("PX-20417", delivery("PX-20417"));
            ReadOnlyWindowStore<String, Long> store = kafka.getWindowStore(DeliveryCounts.STORE);
            when(stores.getQueryableStore(eq(DeliveryCounts.STORE), any()))
                    .thenReturn(Optional.of(store));
            List<DepotDeliveries> counts = controller.deliveries("Hamburg");
            assertEquals(1, counts.size());
            assertEquals(1, counts.getFirst().deliveries());
            assertEquals(List.of(), controller.deliveries("Bremen"));
        }
    }

    private static ParcelStatusChanged delivery(String parcel) {
        return new ParcelStatusChanged(parcel, "DELIVERED", "Hamburg", Instant.now());
    }

    private static <T> Serde<T> json(Class<T> type) {
        return new JsonObjectSerde<>(new JsonObjectSerializer(JsonMapper.createDefault()), type);
    }
}
