package com.riverside.tracking;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ResponseStatus;

/** There is no parcel with this number. */
@ResponseStatus(HttpStatus.NOT_FOUND)
public class UnknownParcelException extends RuntimeException {

    public UnknownParcelException(String id) {
        super("There is no parcel " + id);
    }
}
