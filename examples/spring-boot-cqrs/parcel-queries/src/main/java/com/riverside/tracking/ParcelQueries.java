package com.riverside.tracking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Service;

// #region queries
@Service
class ParcelQueries {

    private static final int PAGE = 50;

    private final StringRedisTemplate redis;
    private final String prefix;

    ParcelQueries(StringRedisTemplate redis, @Value("${views.prefix}") String prefix) {
        this.redis = redis;
        this.prefix = prefix;
    }

    Optional<ParcelView> find(String id) {
        Map<String, String> hash =
                redis.<String, String>opsForHash().entries(prefix + ":parcel:" + id);
        return hash.isEmpty() ? Optional.empty() : Optional.of(ParcelView.of(hash));
    }

    /** The parcels at a depot, last scan first. */
    List<ParcelView> atDepot(String depot) {
        Set<String> ids = redis.opsForZSet()
                .reverseRange(prefix + ":depot:" + depot, 0, PAGE - 1);
        return ids == null ? List.of()
                : ids.stream().map(this::find).flatMap(Optional::stream).toList();
    }
}
// #endregion queries
