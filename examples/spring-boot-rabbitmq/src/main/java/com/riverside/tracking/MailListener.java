package com.riverside.tracking;

import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.amqp.AmqpRejectAndDontRequeueException;
import org.springframework.amqp.rabbit.annotation.RabbitListener;
import org.springframework.stereotype.Component;

// #region listener
@Component
class MailListener {

    private static final Logger log = LoggerFactory.getLogger(MailListener.class);

    private static final Set<String> TEMPLATES =
            Set.of("registered", "out-for-delivery", "delivered");

    private final MailGateway gateway;

    MailListener(MailGateway gateway) {
        this.gateway = gateway;
    }

    /** Normal return acknowledges the task; an exception returns or rejects it. */
    @RabbitListener(queues = MailTopology.TASKS)
    void on(MailTask task) {
        if (!TEMPLATES.contains(task.template())) {
            throw new AmqpRejectAndDontRequeueException("Unknown template " + task.template());
        }
        gateway.handOver(task);
        log.info("Mail {} handed over, template {}", task.id(), task.template());
    }
}
// #endregion listener
