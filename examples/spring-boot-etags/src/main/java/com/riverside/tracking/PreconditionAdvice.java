package com.riverside.tracking;

import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.orm.ObjectOptimisticLockingFailureException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

// #region advice
@RestControllerAdvice
class PreconditionAdvice {

    @ExceptionHandler({StaleParcelException.class, ObjectOptimisticLockingFailureException.class})
    ProblemDetail stale() {
        return ProblemDetail.forStatusAndDetail(HttpStatus.PRECONDITION_FAILED,
                "The parcel was changed by somebody else. Read it again.");
    }

    @ExceptionHandler(MissingPreconditionException.class)
    ProblemDetail missing() {
        return ProblemDetail.forStatusAndDetail(HttpStatus.PRECONDITION_REQUIRED,
                "Send If-Match with the ETag that you last read.");
    }

    @ExceptionHandler(UnknownParcelException.class)
    ProblemDetail unknown(UnknownParcelException e) {
        return ProblemDetail.forStatusAndDetail(HttpStatus.NOT_FOUND, e.getMessage());
    }
}
// #endregion advice
