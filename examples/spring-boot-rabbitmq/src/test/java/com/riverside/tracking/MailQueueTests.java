package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.springframework.amqp.core.Message;
import org.springframework.amqp.rabbit.core.RabbitTemplate;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.bean.override.mockito.MockitoBean;

// #region queue-test
@EnabledIf("com.riverside.tracking.BrokerConfiguration#isAvailable")
@SpringBootTest
@Import(BrokerConfiguration.class)
class MailQueueTests {

    private static final long WAIT_MILLIS = 10_000;

    @Autowired
    private MailSender sender;

    @Autowired
    private RabbitTemplate rabbit;

    @MockitoBean
    private MailGateway gateway;

    @Test
    void deliversATaskOnce() {
        MailTask task = task("m-1", "delivered");
        sender.send(task);
        verify(gateway, timeout(WAIT_MILLIS)).handOver(task);
    }

    @Test
    void setsATaskAsideAfterThreeAttempts() {
        MailTask task = task("m-2", "registered");
        doThrow(new IllegalStateException("Gateway is away")).when(gateway).handOver(task);
        sender.send(task);

        Message failed = rabbit.receive(MailTopology.FAILED, WAIT_MILLIS);
        assertNotNull(failed);
        verify(gateway, times(3)).handOver(task);
    }

    @Test
    void setsAPoisonMessageAsideAtOnce() {
        sender.send(task("m-3", "birthday"));

        Message failed = rabbit.receive(MailTopology.FAILED, WAIT_MILLIS);
        assertNotNull(failed);
        assertEquals("mail.birthday", failed.getMessageProperties().getReceivedRoutingKey());
        verify(gateway, never()).handOver(any());
    }

    private static MailTask task(String id, String template) {
        return new MailTask(id, "PX-20417", "lena@riverside.example", template);
    }
}
// #endregion queue-test
