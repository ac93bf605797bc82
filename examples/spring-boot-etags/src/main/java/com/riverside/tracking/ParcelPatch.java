package com.riverside.tracking;

import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;

/** The fields that a caller may change. A missing field stays as it is. */
public record ParcelPatch(
        @Size(min = 1, max = 80) String address,
        @Pattern(regexp = "\\d\\d:\\d\\d-\\d\\d:\\d\\d") String window) {
}
