package com.riverside.tracking;

import org.apache.kafka.common.TopicPartition;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.KafkaOperations;
import org.springframework.kafka.listener.DeadLetterPublishingRecoverer;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.util.backoff.ExponentialBackOff;

// #region retry
@Configuration(proxyBeanMethods = false)
class RetryConfiguration {

    private static final long FIRST_PAUSE_MILLIS = 500;
    private static final double FACTOR = 2;
    private static final int RETRIES = 3;

    /** Tries again after 0.5, 1 and 2 seconds, then sets the message aside. */
    @Bean
    DefaultErrorHandler errorHandler(KafkaOperations<String, String> kafka) {
        var recoverer = new DeadLetterPublishingRecoverer(kafka, (message, failure) ->
                new TopicPartition(TopicConfiguration.DEAD, message.partition()));
        var pauses = new ExponentialBackOff(FIRST_PAUSE_MILLIS, FACTOR);
        pauses.setMaxAttempts(RETRIES);
        var handler = new DefaultErrorHandler(recoverer, pauses);
        handler.addNotRetryableExceptions(InvalidEventException.class);
        return handler;
    }
}
// #endregion retry
