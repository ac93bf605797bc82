package com.riverside.tracking;

import jakarta.validation.constraints.NotBlank;

/** One mail to send. The id is the same for every attempt. */
public record MailTask(
        @NotBlank String id,
        @NotBlank String parcelId,
        @NotBlank String recipient,
        @NotBlank String template) {
}
