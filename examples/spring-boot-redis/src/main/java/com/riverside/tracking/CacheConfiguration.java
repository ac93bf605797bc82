package com.riverside.tracking;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.springframework.boot.autoconfigure.cache.RedisCacheManagerBuilderCustomizer;
import org.springframework.cache.annotation.CachingConfigurer;
import org.springframework.cache.annotation.EnableCaching;
import org.springframework.cache.interceptor.CacheErrorHandler;
import org.springframework.cache.interceptor.LoggingCacheErrorHandler;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.serializer.Jackson2JsonRedisSerializer;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;

// #region configuration
@Configuration(proxyBeanMethods = false)
@EnableCaching
public class CacheConfiguration implements CachingConfigurer {

    /** Keeps the settings of application.yaml and adds the form of the values. */
    @Bean
    RedisCacheManagerBuilderCustomizer parcelCache(ObjectMapper json) {
        var values = new Jackson2JsonRedisSerializer<>(json, ParcelView.class);
        return builder -> builder.withCacheConfiguration("parcel", builder.cacheDefaults()
                .serializeValuesWith(SerializationPair.fromSerializer(values)));
    }

    /** A cache that is away costs time, not answers. */
    @Override
    public CacheErrorHandler errorHandler() {
        return new LoggingCacheErrorHandler();
    }
}
// #endregion configuration
