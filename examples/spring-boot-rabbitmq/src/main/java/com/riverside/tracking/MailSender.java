package com.riverside.tracking;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.springframework.amqp.rabbit.connection.CorrelationData;
import org.springframework.amqp.rabbit.core.RabbitTemplate;
import org.springframework.stereotype.Component;

// #region sender
@Component
class MailSender {

    private static final long CONFIRM_SECONDS = 5;

    private final RabbitTemplate rabbit;

    MailSender(RabbitTemplate rabbit) {
        this.rabbit = rabbit;
    }

    /** Returns when the broker has stored the task, and fails otherwise. */
    void send(MailTask task) {
        var correlation = new CorrelationData(task.id());
        rabbit.convertAndSend(
                MailTopology.EXCHANGE, "mail." + task.template(), task, correlation);
        try {
            var confirm = correlation.getFuture().get(CONFIRM_SECONDS, TimeUnit.SECONDS);
            if (!confirm.ack() || correlation.getReturned() != null) {
                throw new MailNotStoredException(task.id(), null);
            }
        } catch (ExecutionException | TimeoutException e) {
            throw new MailNotStoredException(task.id(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MailNotStoredException(task.id(), e);
        }
    }
}
// #endregion sender
