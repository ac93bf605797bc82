package com.riverside.tracking;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ResponseStatus;

/** An event does not fit the schema. Reading it again changes nothing. */
@ResponseStatus(HttpStatus.BAD_REQUEST)
class InvalidEventException extends RuntimeException {

    InvalidEventException(String fault) {
        super(fault);
    }
}
