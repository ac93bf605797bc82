package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.when;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;
import org.springframework.kafka.core.KafkaTemplate;

// #region relay-test
class OutboxRelayTests {

    private final ParcelEventRepository events = mock();

    private final KafkaTemplate<String, String> kafka = mock();

    private final ParcelEvent first = event(1);

    private final ParcelEvent second = event(2);

    @BeforeEach
    void twoEventsWait() {
        when(events.tryLock(anyLong())).thenReturn(true);
        when(events.findTop100ByPublishedAtIsNullOrderByPosition())
                .thenReturn(List.of(first, second));
    }

    @Test
    void sendsInOrderWithTheParcelAsKey() {
        when(kafka.send(Topics.EVENTS, "PX-20417", "1"))
                .thenReturn(CompletableFuture.completedFuture(null));
        when(kafka.send(Topics.EVENTS, "PX-20417", "2"))
                .thenReturn(CompletableFuture.completedFuture(null));

        new OutboxRelay(events, kafka).publish();

        InOrder order = inOrder(kafka);
        order.verify(kafka).send(Topics.EVENTS, "PX-20417", "1");
        order.verify(kafka).send(Topics.EVENTS, "PX-20417", "2");
        assertNotNull(second.getPublishedAt());
    }

    @Test
    void leavesTheRestForLaterWhenKafkaFails() {
        when(kafka.send(Topics.EVENTS, "PX-20417", "1"))
                .thenReturn(CompletableFuture.failedFuture(new IllegalStateException("away")));
        assertThrows(CompletionException.class, () -> new OutboxRelay(events, kafka).publish());
        assertNull(first.getPublishedAt());
        assertNull(second.getPublishedAt());
    }

    @Test
    void leavesTheWorkToTheReplicaThatHasTheLock() {
        when(events.tryLock(anyLong())).thenReturn(false);
        new OutboxRelay(events, kafka).publish();
        verifyNoInteractions(kafka);
    }

    private static ParcelEvent event(long sequence) {
        return new ParcelEvent(
                new ParcelScanned("PX-20417", sequence, "IN_TRANSIT", "Hamburg",
                        Instant.parse("2026-09-17T10:04:12Z")),
                Long.toString(sequence));
    }
}
// #endregion relay-test
