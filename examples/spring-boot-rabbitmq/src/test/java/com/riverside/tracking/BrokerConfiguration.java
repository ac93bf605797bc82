package com.riverside.tracking;

import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.testcontainers.service.connection.ServiceConnection;
import org.springframework.context.annotation.Bean;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.rabbitmq.RabbitMQContainer;

// #region container
/** The broker of SPRING_RABBITMQ_ADDRESSES, or else RabbitMQ in a container. */
@TestConfiguration(proxyBeanMethods = false)
class BrokerConfiguration {

    private static final String SERVER = "SPRING_RABBITMQ_ADDRESSES";

    /** Whether tests that need it can run here. */
    static boolean isAvailable() {
        return System.getenv(SERVER) != null
                || DockerClientFactory.instance().isDockerAvailable();
    }

    @Bean
    @ServiceConnection
    @ConditionalOnExpression("'${spring.rabbitmq.addresses:}' == ''")
    RabbitMQContainer rabbitmq() {
        return new RabbitMQContainer("rabbitmq:4.2");
    }
}
// #endregion container
