package com.riverside.tracking;

import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.testcontainers.service.connection.ServiceConnection;
import org.springframework.context.annotation.Bean;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.postgresql.PostgreSQLContainer;

// #region container
/** The server of SPRING_DATASOURCE_URL, or else PostgreSQL in a container. */
@TestConfiguration(proxyBeanMethods = false)
class DatabaseConfiguration {

    private static final String SERVER = "SPRING_DATASOURCE_URL";

    /** Whether tests that need it can run here. */
    static boolean isAvailable() {
        return System.getenv(SERVER) != null
                || DockerClientFactory.instance().isDockerAvailable();
    }

    @Bean
    @ServiceConnection
    @ConditionalOnExpression("'${spring.datasource.url:}' == ''")
    PostgreSQLContainer postgres() {
        return new PostgreSQLContainer("postgres:18");
    }
}
// #endregion container
