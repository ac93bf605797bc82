package com.riverside.depots;

import io.micronaut.configuration.kafka.serde.SerdeRegistry;
import io.micronaut.configuration.kafka.streams.ConfiguredStreamBuilder;
import io.micronaut.context.annotation.Factory;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Grouped;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.kstream.Produced;
import org.apache.kafka.streams.kstream.TimeWindows;
import org.apache.kafka.streams.state.WindowStore;

/** Counts deliveries for each depot and hour. */
@Factory
public class DeliveryCounts {

    static final String STORE = "deliveries-per-depot";

    static final Duration WINDOW = Duration.ofHours(1);

    private static final Duration GRACE = Duration.ofMinutes(10);

    private static final Duration RETENTION = Duration.ofDays(2);

    // #region bean
    @Singleton
    KStream<String, ParcelStatusChanged> deliveries(
            ConfiguredStreamBuilder builder, SerdeRegistry serdes) {
        return define(
                builder,
                serdes.getSerde(ParcelStatusChanged.class),
                serdes.getSerde(DepotDeliveries.class));
    }
    // #endregion bean

    // #region topology
    static KStream<String, ParcelStatusChanged> define(
            StreamsBuilder builder,
            Serde<ParcelStatusChanged> events,
            Serde<DepotDeliveries> counts) {
        KStream<String, ParcelStatusChanged> deliveries = builder
                .stream("parcel-status", Consumed.with(Serdes.String(), events)
                        .withTimestampExtractor((message, previous) ->
                                ((ParcelStatusChanged) message.value()).at().toEpochMilli()))
                .filter((parcelId, event) -> event.isDelivery());

        deliveries
                .groupBy((parcelId, event) -> event.depot(),
                        Grouped.with("by-depot", Serdes.String(), events))
                .windowedBy(TimeWindows.ofSizeAndGrace(WINDOW, GRACE))
                .count(Materialized.<String, Long, WindowStore<Bytes, byte[]>>as(STORE)
                        .withKeySerde(Serdes.String())
                        .withValueSerde(Serdes.Long())
                        .withRetention(RETENTION))
                .toStream()
                .map((window, count) -> KeyValue.pair(window.key(), new DepotDeliveries(
                        window.key(),
                        window.window().startTime(),
                        window.window().endTime(),
                        count)))
                .to("depot-deliveries", Produced.with(Serdes.String(), counts));
        return deliveries;
    }
    // #endregion topology
}
