package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.mock.mockito.MockBean;
import org.springframework.boot.testcontainers.service.connection.ServiceConnection;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.core.KafkaTemplate;
import org.testcontainers.containers.PostgreSQLContainer;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;

/** Commands and relay against a real PostgreSQL; only Kafka is replaced. */
@Testcontainers(disabledWithoutDocker = true)
@SpringBootTest(properties = "spring.kafka.admin.auto-create=false")
class CommandTests {

    private static final Instant NOW = Instant.parse("2024-09-17T10:04:12Z");

    @Container
    @ServiceConnection
    static PostgreSQLContainer<?> postgres = new PostgreSQLContainer<>("postgres:16");

    @Autowired
    private ParcelCommandHandler commands;

    @Autowired
    private JdbcTemplate jdbc;

    @MockBean
    private KafkaTemplate<String, String> kafka;

    @BeforeEach
    void kafkaConfirmsEverything() {
        when(kafka.send(any(), any(), any())).thenReturn(CompletableFuture.completedFuture(null));
    }

    @Test
    void storesStateAndEventAndPublishesIt() {
        commands.handle(new RegisterParcel("PX-20417", "Bremen", NOW));
        ParcelScanned event = commands.handle(new RecordScan("PX-20417", "Hamburg", NOW));
        assertEquals(2, event.sequence());
        verify(kafka, timeout(5_000).times(2)).send(eq(Topics.EVENTS), eq("PX-20417"), any());
    }

    @Test
    void leavesNoEventOfARefusedCommand() {
        commands.handle(new RegisterParcel("PX-20418", "Bremen", NOW));
        commands.handle(new RecordDelivery("PX-20418", NOW));
        assertThrows(CommandRefusedException.class,
                () -> commands.handle(new RecordScan("PX-20418", "Hamburg", NOW)));
        assertEquals(2, jdbc.queryForObject(
                "select count(*) from parcel_event where parcel_id = 'PX-20418'", Integer.class));
    }
}
