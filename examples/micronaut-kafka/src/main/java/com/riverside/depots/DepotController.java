package com.riverside.depots;

import io.micronaut.configuration.kafka.streams.InteractiveQueryService;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Status;
import io.micronaut.http.exceptions.HttpStatusException;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.streams.state.QueryableStoreTypes;
import org.apache.kafka.streams.state.ReadOnlyWindowStore;
import org.apache.kafka.streams.state.WindowStoreIterator;

@Controller
@ExecuteOn(TaskExecutors.BLOCKING)
public class DepotController {

    private final ParcelStatusClient events;

    private final InteractiveQueryService stores;

    DepotController(ParcelStatusClient events, InteractiveQueryService stores) {
        this.events = events;
        this.stores = stores;
    }

    // #region publish
    @Post("/status-changes")
    @Status(HttpStatus.ACCEPTED)
    public void publish(@Body ParcelStatusChanged event) {
        events.send(event.parcelId(), event);
    }
    // #endregion publish

    // #region query
    @Get("/depots/{depot}/deliveries")
    public List<DepotDeliveries> deliveries(String depot) {
        ReadOnlyWindowStore<String, Long> store = stores
                .getQueryableStore(DeliveryCounts.STORE, QueryableStoreTypes.<String, Long>windowStore())
                .orElseThrow(() -> new HttpStatusException(
                        HttpStatus.SERVICE_UNAVAILABLE, "The state store is not ready yet"));
        Instant now = Instant.now();
        List<DepotDeliveries> counts = new ArrayList<>();
        try (WindowStoreIterator<Long> windows = store.fetch(depot, now.minus(Duration.ofDays(1)), now)) {
            windows.forEachRemaining(window -> {
                Instant from = Instant.ofEpochMilli(window.key);
                counts.add(new DepotDeliveries(
                        depot, from, from.plus(DeliveryCounts.WINDOW), window.value));
            });
        }
        return counts;
    }
    // #endregion query
}
