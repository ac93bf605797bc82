package com.riverside.tracking;

/** A business rule forbids the command. It leaves no trace in the event stream. */
class CommandRefusedException extends RuntimeException {

    CommandRefusedException(String reason) {
        super(reason);
    }
}
