package com.riverside.tracking;

import org.springframework.amqp.core.Binding;
import org.springframework.amqp.core.BindingBuilder;
import org.springframework.amqp.core.ExchangeBuilder;
import org.springframework.amqp.core.FanoutExchange;
import org.springframework.amqp.core.Queue;
import org.springframework.amqp.core.QueueBuilder;
import org.springframework.amqp.core.TopicExchange;
import org.springframework.amqp.support.converter.JacksonJsonMessageConverter;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

// #region topology
@Configuration(proxyBeanMethods = false)
class MailTopology {

    static final String EXCHANGE = "mail";
    static final String TASKS = "mail-tasks";
    static final String DEAD_EXCHANGE = "mail-dead";
    static final String FAILED = "mail-failed";

    @Bean
    TopicExchange mail() {
        return ExchangeBuilder.topicExchange(EXCHANGE).durable(true).build();
    }

    @Bean
    FanoutExchange mailDead() {
        return ExchangeBuilder.fanoutExchange(DEAD_EXCHANGE).durable(true).build();
    }

    @Bean
    Queue mailTasks() {
        return QueueBuilder.durable(TASKS)
                .quorum()
                .deliveryLimit(2) // returned twice at most: three attempts
                .deadLetterExchange(DEAD_EXCHANGE)
                .build();
    }

    @Bean
    Queue mailFailed() {
        return QueueBuilder.durable(FAILED).quorum().build();
    }

    @Bean
    Binding mailTasksBinding(Queue mailTasks, TopicExchange mail) {
        return BindingBuilder.bind(mailTasks).to(mail).with("mail.#");
    }

    @Bean
    Binding mailFailedBinding(Queue mailFailed, FanoutExchange mailDead) {
        return BindingBuilder.bind(mailFailed).to(mailDead);
    }
    // #endregion topology

    /** Sender and listener exchange JSON and not serialized Java objects. */
    @Bean
    JacksonJsonMessageConverter mailMessages() {
        return new JacksonJsonMessageConverter();
    }
}
