package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.amqp.AmqpRejectAndDontRequeueException;

class MailListenerTests {

    private final List<MailTask> sent = new ArrayList<>();

    @Test
    void handsAKnownTemplateOver() {
        MailTask task = new MailTask("m-1", "PX-20417", "lena@riverside.example", "delivered");
        new MailListener(sent::add).on(task);
        assertEquals(List.of(task), sent);
    }

    @Test
    void rejectsATemplateThatNoRetryCanRepair() {
        MailTask task = new MailTask("m-2", "PX-20417", "lena@riverside.example", "birthday");
        assertThrows(AmqpRejectAndDontRequeueException.class,
                () -> new MailListener(sent::add).on(task));
        assertTrue(sent.isEmpty());
    }

    @Test
    void returnsATaskWhenTheGatewayFails() {
        MailTask task = new MailTask("m-3", "PX-20417", "lena@riverside.example", "delivered");
        MailListener listener = new MailListener(mail -> {
            throw new IllegalStateException("Gateway is away");
        });
        assertThrows(IllegalStateException.class, () -> listener.on(task));
    }
}
