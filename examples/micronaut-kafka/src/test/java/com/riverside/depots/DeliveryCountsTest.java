package com.riverside.depots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.micronaut.configuration.kafka.serde.JsonObjectSerde;
import io.micronaut.json.JsonMapper;
import io.micronaut.json.JsonObjectSerializer;
import java.time.Instant;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TestOutputTopic;
import org.apache.kafka.streams.TopologyTestDriver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DeliveryCountsTest {

    // #region driver
    private final Serde<ParcelStatusChanged> events = json(ParcelStatusChanged.class);

    private final Serde<DepotDeliveries> counts = json(DepotDeliveries.class);

    private TopologyTestDriver kafka;

    private TestInputTopic<String, ParcelStatusChanged> input;

    private TestOutputTopic<String, DepotDeliveries> output;

    @BeforeEach
    void start() {
        StreamsBuilder builder = new StreamsBuilder();
        DeliveryCounts.define(builder, events, counts);
        Properties settings = new Properties();
        settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "test");
        settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "not-used:9092");
        kafka = new TopologyTestDriver(builder.build(), settings);
        input = kafka.createInputTopic(
                "parcel-status", Serdes.String().serializer(), events.serializer());
        output = kafka.createOutputTopic(
                "depot-deliveries", Serdes.String().deserializer(), counts.deserializer());
    }

    @AfterEach
    void stop() {
        kafka.close();
    }
    // #endregion driver

    // #region tests
    @Test
    void countsDeliveriesOfEachDepot() {
        change("PX-20417", "DELIVERED", "Hamburg", "2026-09-17T10:04:00Z");
        change("PX-20418", "IN_TRANSIT", "Hamburg", "2026-09-17T10:05:00Z");
        change("PX-20419", "DELIVERED", "Bremen", "2026-09-17T10:06:00Z");
        change("PX-20420", "DELIVERED", "Hamburg", "2026-09-17T10:07:00Z");
        assertEquals(
                List.of("Hamburg 1", "Bremen 1", "Hamburg 2"),
                output.readValuesToList().stream()
                        .map(count -> count.depot() + " " + count.deliveries())
                        .toList());
    }

    @Test
    void beginsAgainWithEveryHour() {
        change("PX-20417", "DELIVERED", "Hamburg", "2026-09-17T10:59:59Z");
        change("PX-20418", "DELIVERED", "Hamburg", "2026-09-17T11:00:00Z");
        assertEquals(Instant.parse("2026-09-17T10:00:00Z"), output.readValue().from());
        DepotDeliveries second = output.readValue();
        assertEquals(Instant.parse("2026-09-17T11:00:00Z"), second.from());
        assertEquals(1, second.deliveries());
    }

    @Test
    void ignoresWhatComesMoreThanTenMinutesLate() {
        change("PX-20417", "DELIVERED", "Hamburg", "2026-09-17T10:30:00Z");
        change("PX-20418", "DELIVERED", "Hamburg", "2026-09-17T11:05:00Z");
        change("PX-20419", "DELIVERED", "Hamburg", "2026-09-17T10:50:00Z");
        change("PX-20420", "DELIVERED", "Hamburg", "2026-09-17T11:10:00Z");
        change("PX-20421", "DELIVERED", "Hamburg", "2026-09-17T10:55:00Z");
        assertEquals(4, output.getQueueSize());
        assertEquals(2, kafka.<String, Long>getWindowStore(DeliveryCounts.STORE)
                .fetch("Hamburg", Instant.parse("2026-09-17T10:00:00Z").toEpochMilli()));
        assertNull(kafka.<String, Long>getWindowStore(DeliveryCounts.STORE)
                .fetch("Bremen", Instant.parse("2026-09-17T10:00:00Z").toEpochMilli()));
    }
    // #endregion tests

    private void change(String parcel, String status, String depot, String at) {
        input.pipeInput(parcel, new ParcelStatusChanged(parcel, status, depot, Instant.parse(at)));
    }

    private static <T> Serde<T> json(Class<T> type) {
        return new JsonObjectSerde<>(new JsonObjectSerializer(JsonMapper.createDefault()), type);
    }
}
