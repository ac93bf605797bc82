package com.riverside.tracking;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ResponseStatus;

/** The broker did not confirm a task in time, or no queue took it. */
@ResponseStatus(HttpStatus.SERVICE_UNAVAILABLE)
class MailNotStoredException extends RuntimeException {

    MailNotStoredException(String taskId, Throwable cause) {
        super("Mail task " + taskId + " was not stored", cause);
    }
}
