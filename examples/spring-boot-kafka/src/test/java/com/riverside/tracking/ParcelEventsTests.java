package com.riverside.tracking;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.test.EmbeddedKafkaBroker;
import org.springframework.kafka.test.context.EmbeddedKafka;
import org.springframework.kafka.test.utils.KafkaTestUtils;

// #region embedded
@SpringBootTest
@EmbeddedKafka(partitions = 6, topics = {TopicConfiguration.EVENTS, TopicConfiguration.DEAD})
class ParcelEventsTests {

    private static final Duration WAIT = Duration.ofSeconds(60);

    @Autowired
    private StatusPublisher publisher;

    @Autowired
    private CurrentStatus current;

    @Autowired
    private KafkaTemplate<String, String> kafka;

    @Autowired
    private EmbeddedKafkaBroker broker;

    @Test
    void keepsTheEventsOfOneParcelInOnePartition() {
        int first = publish("PX-20417", 1, "REGISTERED");
        int second = publish("PX-20417", 2, "IN_TRANSIT");
        assertEquals(first, second);
        await().atMost(WAIT).untilAsserted(() -> assertEquals(
                Optional.of("IN_TRANSIT"),
                current.find("PX-20417").map(ParcelStatusChanged::status)));
    }

    @Test
    void setsAnEventAsideThatDoesNotFitTheSchema() {
        kafka.send(TopicConfiguration.EVENTS, "PX-20418", "{\"parcelId\": \"PX-20418\"}").join();

        var settings = KafkaTestUtils.consumerProps(broker, "dead-reader", true);
        try (Consumer<String, String> reader = new DefaultKafkaConsumerFactory<>(
                settings, new StringDeserializer(), new StringDeserializer()).createConsumer()) {
            broker.consumeFromAnEmbeddedTopic(reader, TopicConfiguration.DEAD);
            ConsumerRecord<String, String> dead =
                    KafkaTestUtils.getSingleRecord(reader, TopicConfiguration.DEAD, WAIT);
            assertEquals("PX-20418", dead.key());
        }
    }
    // #endregion embedded

    @Test
    void neverPublishesAnEventThatDoesNotFitTheSchema() {
        assertThrows(InvalidEventException.class, () -> publish("20417", 1, "REGISTERED"));
        assertThrows(InvalidEventException.class, () -> publish("PX-20417", 3, "LOST"));
    }

    private int publish(String parcelId, long sequence, String status) {
        var event = new ParcelStatusChanged(parcelId, sequence, status, Instant.now());
        return publisher.publish(event).join().getRecordMetadata().partition();
    }
}
