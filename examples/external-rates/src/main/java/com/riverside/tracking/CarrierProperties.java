package com.riverside.tracking;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.validation.annotation.Validated;

@Validated
@ConfigurationProperties("carrier")
public record CarrierProperties(
        @NotBlank String url,
        @NotBlank String apiKey,
        @NotNull Duration timeout) {
}
