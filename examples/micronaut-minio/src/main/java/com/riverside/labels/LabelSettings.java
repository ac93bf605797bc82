package com.riverside.labels;

import io.micronaut.context.annotation.ConfigurationProperties;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import java.time.Duration;

/** The keys below "labels" in the configuration files. */
@ConfigurationProperties("labels")
public record LabelSettings(
        @NotNull URI endpoint,
        @NotBlank String region,
        @NotBlank String bucket,
        @NotBlank String accessKey,
        @NotBlank String secretKey,
        long maxSize,
        @NotNull Duration linkLifetime,
        @NotNull Duration keep) {
}
