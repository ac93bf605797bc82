package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.riverside.tracking.CarrierClient.Rate;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The client against a carrier of our own. */
class CarrierClientTests {

    private final List<String> asked = new ArrayList<>();

    private HttpServer carrier;

    private int status = 200;

    private Duration thinking = Duration.ZERO;

    private Duration timeout = Duration.ofSeconds(20);

    @BeforeEach
    void startTheCarrier() throws IOException {
        carrier = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        carrier.createContext("/rates", exchange -> {
            asked.add(exchange.getRequestURI() + " "
                    + exchange.getRequestHeaders().getFirst("X-Api-Key"));
            try {
                Thread.sleep(thinking);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            byte[] body = "{\"amount\": 4.20, \"currency\": \"EUR\"}"
                    .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        carrier.start();
    }

    @AfterEach
    void stopTheCarrier() {
        carrier.stop(0);
    }

    @Test
    void asksWithTheKey() {
        assertEquals(Optional.of(new Rate(new BigDecimal("4.20"), "EUR")), rate("Hamburg"));
        assertEquals(List.of("/rates?to=Hamburg&grams=1200 carrier-key"), asked);
    }

    @Test
    void hasNoRateWhenTheCarrierFails() {
        status = 503;
        assertTrue(rate("Hamburg").isEmpty());
    }

    @Test
    void hasNoRateWhenTheCarrierTakesTooLong() {
        thinking = Duration.ofSeconds(1);
        timeout = Duration.ofMillis(200);
        assertTrue(rate("Hamburg").isEmpty());
    }

    private Optional<Rate> rate(String destination) {
        String url = "http://localhost:" + carrier.getAddress().getPort();
        return new CarrierClient(new CarrierProperties(url, "carrier-key", timeout))
                .rate(destination, 1200);
    }
}
