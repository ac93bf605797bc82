package com.riverside.tracking;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;

/** What a caller sends to register a parcel. */
public record NewParcel(
        @NotBlank @Size(max = 80) String recipient,
        @NotBlank @Size(max = 40) String destination,
        @NotNull @Positive @Max(31_500) Integer weightGrams) {
}
