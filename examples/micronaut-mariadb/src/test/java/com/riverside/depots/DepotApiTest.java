package com.riverside.depots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.riverside.depots.DepotController.DepotPage;
import com.riverside.depots.DepotController.Move;
import io.micronaut.core.annotation.NonNull;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.client.HttpClient;
import io.micronaut.http.client.annotation.Client;
import io.micronaut.http.client.exceptions.HttpClientResponseException;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.test.support.TestPropertyProvider;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIf;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.mariadb.MariaDBContainer;

// #region container
@MicronautTest(transactional = false)
@EnabledIf("isAvailable")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DepotApiTest implements TestPropertyProvider {

    private static final String SERVER = "DATASOURCES_DEFAULT_URL";

    private static final MariaDBContainer DATABASE = new MariaDBContainer("mariadb:11.8");

    @Inject
    @Client("/")
    HttpClient client;

    @Inject
    DepotRepository depots;

    @Inject
    DepotService service;

    /** Whether there is a server for these tests: yours, or a container engine. */
    static boolean isAvailable() {
        return System.getenv(SERVER) != null
                || DockerClientFactory.instance().isDockerAvailable();
    }

    @Override
    public @NonNull Map<String, String> getProperties() {
        if (System.getenv(SERVER) != null) {
            return Map.of();
        }
        DATABASE.start();
        return Map.of(
                "datasources.default.url", DATABASE.getJdbcUrl(),
                "datasources.default.username", DATABASE.getUsername(),
                "datasources.default.password", DATABASE.getPassword());
    }

    @BeforeEach
    void twoDepots() {
        depots.deleteAll();
        depots.save(new Depot(null, "BRE-1", "Bremen", 100, 50));
        depots.save(new Depot(null, "HAM-1", "Hamburg", 100, 50));
    }
    // #endregion container

    // #region tests
    @Test
    void listsPageByPage() {
        DepotPage second = client.toBlocking().retrieve(
                HttpRequest.GET("/depots?size=1&page=1"), DepotPage.class);
        assertEquals(List.of("HAM-1"), second.items().stream().map(Depot::code).toList());
        assertEquals(2, second.total());
    }

    @Test
    void movesAllOrNothing() {
        HttpClientResponseException refused = assertThrows(
                HttpClientResponseException.class, () -> move("HAM-1", "BRE-1", 51));
        assertEquals(HttpStatus.CONFLICT, refused.getStatus());
        move("HAM-1", "BRE-1", 50);
        assertEquals(0, taken("HAM-1"));
        assertEquals(100, taken("BRE-1"));
    }

    @Test
    void movesInBothDirectionsAtOnce() throws Exception {
        ExecutorService drivers = Executors.newFixedThreadPool(8);
        List<Callable<Void>> moves = IntStream.range(0, 40).mapToObj(this::oneParcel).toList();
        for (Future<Void> move : drivers.invokeAll(moves)) {
            move.get();
        }
        drivers.shutdown();
        assertEquals(50, taken("HAM-1"));
        assertEquals(50, taken("BRE-1"));
    }

    private Callable<Void> oneParcel(int number) {
        return () -> {
            if (number % 2 == 0) {
                service.move("HAM-1", "BRE-1", 1);
            } else {
                service.move("BRE-1", "HAM-1", 1);
            }
            return null;
        };
    }
    // #endregion tests

    private void move(String from, String to, int parcels) {
        client.toBlocking().exchange(HttpRequest.POST("/depots/moves", new Move(from, to, parcels)));
    }

    private int taken(String code) {
        return depots.findByCode(code).orElseThrow().taken();
    }
}
