package com.riverside.ledger;

import static java.util.Collections.nCopies;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.riverside.ledger.DriverController.NewBooking;
import io.micronaut.core.annotation.NonNull;
import io.micronaut.core.type.Argument;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.client.HttpClient;
import io.micronaut.http.client.annotation.Client;
import io.micronaut.http.client.exceptions.HttpClientResponseException;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.test.support.TestPropertyProvider;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIf;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.cockroachdb.CockroachContainer;
import org.testcontainers.utility.DockerImageName;

// #region container
@MicronautTest(transactional = false)
@EnabledIf("isAvailable")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DriverApiTest implements TestPropertyProvider {

    private static final String SERVER = "DATASOURCES_DEFAULT_URL";

    private static final CockroachContainer DATABASE =
            new CockroachContainer(DockerImageName.parse("cockroachdb/cockroach:v26.2.1"));

    @Inject
    @Client("/")
    HttpClient client;

    @Inject
    PayoutService service;

    @Inject
    PayoutRepository payouts;

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
    // #endregion container

    // #region requests
    @Test
    void booksAndPays() {
        book("D-1", "PX-20417", "4.20");
        book("D-1", "PX-20418", "3.80");
        HttpResponse<Payout> paid = pay("D-1");
        assertEquals(HttpStatus.CREATED, paid.status());
        assertEquals(new BigDecimal("8.00"), paid.body().amount());
        assertEquals(HttpStatus.NO_CONTENT, pay("D-1").status());
    }

    @Test
    void refusesAnAmountOfZero() {
        HttpClientResponseException refused = assertThrows(
                HttpClientResponseException.class, () -> book("D-2", "PX-20417", "0"));
        assertEquals(HttpStatus.BAD_REQUEST, refused.getStatus());
    }
    // #endregion requests

    // #region race
    @Test
    void paysOnceWhenManyAskAtOnce() throws Exception {
        book("D-3", "PX-20417", "4.20");
        ExecutorService clerks = Executors.newFixedThreadPool(8);
        for (Future<?> answer : clerks.invokeAll(nCopies(8, () -> service.pay("D-3")))) {
            answer.get();
        }
        clerks.shutdown();
        assertEquals(1, payouts.findByDriverId("D-3").size());
    }
    // #endregion race

    private void book(String driver, String parcel, String amount) {
        NewBooking booking = new NewBooking(parcel, new BigDecimal(amount));
        client.toBlocking().exchange(
                HttpRequest.POST("/drivers/" + driver + "/bookings", booking), Booking.class);
    }

    private HttpResponse<Payout> pay(String driver) {
        return client.toBlocking().exchange(
                HttpRequest.POST("/drivers/" + driver + "/payouts", ""), Argument.of(Payout.class));
    }
}
