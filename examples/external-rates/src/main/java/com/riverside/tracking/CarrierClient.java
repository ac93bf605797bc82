package com.riverside.tracking;

import java.math.BigDecimal;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;

@Component
@EnableConfigurationProperties(CarrierProperties.class)
public class CarrierClient {

    private static final Logger log = LoggerFactory.getLogger(CarrierClient.class);

    private final RestClient carrier;

    public record Rate(BigDecimal amount, String currency) {
    }

    public CarrierClient(CarrierProperties properties) {
        JdkClientHttpRequestFactory requests = new JdkClientHttpRequestFactory();
        requests.setReadTimeout(properties.timeout());
        this.carrier = RestClient.builder()
                .baseUrl(properties.url())
                .requestFactory(requests)
                .defaultHeader("X-Api-Key", properties.apiKey())
                .build();
    }

    public Optional<Rate> rate(String destination, int grams) {
        try {
            return Optional.ofNullable(carrier.get()
                    .uri("/rates?to={to}&grams={grams}", destination, grams)
                    .retrieve()
                    .body(Rate.class));
        } catch (RestClientException e) {
            log.warn("No rate from the carrier: {}", e.getMessage());
            return Optional.empty();
        }
    }
}
