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
import org.junit.jupiter.api.condition.EnabledIf;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.test.context.bean.override.mockito.MockitoBean;

/** Commands and relay against a real PostgreSQL; only Kafka is replaced. */
@EnabledIf("com.riverside.tracking.DatabaseConfiguration#isAvailable")
@SpringBootTest(properties = "spring.kafka.admin.auto-create=false")
@Import(DatabaseConfiguration.class)
class CommandTests {

    private static final Instant NOW = Instant.parse("2026-09-17T10:04:12Z");

    @Autowired
    private ParcelCommandHandler commands;

    @Autowired
    private JdbcTemplate jdbc;

    @MockitoBean
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
        verify(kafka, timeout(20_000).times(2)).send(eq(Topics.EVENTS), eq("PX-20417"), any());
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
