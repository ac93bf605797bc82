package com.riverside.tracking;

import org.springframework.boot.cache.autoconfigure.RedisCacheManagerBuilderCustomizer;
import org.springframework.cache.annotation.CachingConfigurer;
import org.springframework.cache.annotation.EnableCaching;
import org.springframework.cache.interceptor.CacheErrorHandler;
import org.springframework.cache.interceptor.LoggingCacheErrorHandler;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.cache.RedisCacheWriter;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.serializer.JacksonJsonRedisSerializer;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import tools.jackson.databind.ObjectMapper;

// #region configuration
@Configuration(proxyBeanMethods = false)
@EnableCaching
public class CacheConfiguration implements CachingConfigurer {

    /** Keeps the settings of application.yaml and adds the form of the values. */
    @Bean
    RedisCacheManagerBuilderCustomizer parcelCache(
            RedisConnectionFactory redis, ObjectMapper json) {
        var values = new JacksonJsonRedisSerializer<>(json, ParcelView.class);
        return builder -> builder
                .cacheWriter(RedisCacheWriter.create(redis, writer -> writer.immediateWrites()))
                .withCacheConfiguration("parcel", builder.cacheDefaults()
                        .serializeValuesWith(SerializationPair.fromSerializer(values)));
    }

    /** A cache that is away costs time, not answers. */
    @Override
    public CacheErrorHandler errorHandler() {
        return new LoggingCacheErrorHandler();
    }
}
// #endregion configuration
