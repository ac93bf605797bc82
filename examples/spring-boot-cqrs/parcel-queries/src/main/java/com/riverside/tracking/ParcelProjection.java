package com.riverside.tracking;

import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import tools.jackson.databind.ObjectMapper;

// #region projection
@Component
class ParcelProjection {

    private static final RedisScript<Long> APPLY = RedisScript.of("""
            local old = redis.call('HMGET', KEYS[1], 'sequence', 'depot')
            if tonumber(ARGV[2]) <= tonumber(old[1] or '0') then
              return 0
            end
            if old[2] then
              redis.call('ZREM', ARGV[6] .. ':depot:' .. old[2], ARGV[1])
            end
            redis.call('HSET', KEYS[1], 'id', ARGV[1], 'sequence', ARGV[2],
                       'status', ARGV[3], 'depot', ARGV[4])
            redis.call('ZADD', ARGV[6] .. ':depot:' .. ARGV[4], ARGV[5], ARGV[1])
            return 1
            """, Long.class);

    private final StringRedisTemplate redis;
    private final ObjectMapper json;
    private final String prefix;

    ParcelProjection(StringRedisTemplate redis, ObjectMapper json,
                     @Value("${views.prefix}") String prefix) {
        this.redis = redis;
        this.json = json;
        this.prefix = prefix;
    }

    @KafkaListener(topics = "#{'${views.topics}'.split(',')}",
            groupId = "parcel-queries-${views.prefix}")
    void on(String message) {
        ParcelScanned event = json.readValue(message, ParcelScanned.class);
        redis.execute(APPLY, List.of(prefix + ":parcel:" + event.parcelId()),
                event.parcelId(),
                Long.toString(event.sequence()),
                event.status(),
                event.depot(),
                Long.toString(event.scannedAt().getEpochSecond()),
                prefix);
    }
}
// #endregion projection
