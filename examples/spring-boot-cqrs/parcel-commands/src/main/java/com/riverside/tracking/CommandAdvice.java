package com.riverside.tracking;

import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

@RestControllerAdvice
class CommandAdvice extends ResponseEntityExceptionHandler {

    @ExceptionHandler(UnknownParcelException.class)
    ProblemDetail unknown(UnknownParcelException e) {
        return ProblemDetail.forStatusAndDetail(HttpStatus.NOT_FOUND, e.getMessage());
    }

    @ExceptionHandler(CommandRefusedException.class)
    ProblemDetail refused(CommandRefusedException e) {
        return ProblemDetail.forStatusAndDetail(HttpStatus.CONFLICT, e.getMessage());
    }

    /** The parcel exists already, or two commands have computed the same sequence. */
    @ExceptionHandler(DataIntegrityViolationException.class)
    ProblemDetail overtaken() {
        return ProblemDetail.forStatusAndDetail(HttpStatus.CONFLICT,
                "Another command for this parcel came first. Read it and decide again.");
    }
}
