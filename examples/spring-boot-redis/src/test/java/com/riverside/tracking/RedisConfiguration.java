package com.riverside.tracking;

import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.testcontainers.service.connection.ServiceConnection;
import org.springframework.context.annotation.Bean;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.GenericContainer;

// #region container
/** The server of SPRING_DATA_REDIS_URL, or else Redis in a container. */
@TestConfiguration(proxyBeanMethods = false)
class RedisConfiguration {

    private static final String SERVER = "SPRING_DATA_REDIS_URL";

    /** Whether tests that need it can run here. */
    static boolean isAvailable() {
        return System.getenv(SERVER) != null
                || DockerClientFactory.instance().isDockerAvailable();
    }

    @Bean
    @ServiceConnection(name = "redis")
    @ConditionalOnExpression("'${spring.data.redis.url:}' == ''")
    GenericContainer<?> redis() {
        return new GenericContainer<>("redis:8.2").withExposedPorts(6379);
    }
}
// #endregion container
