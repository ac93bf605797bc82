package com.riverside.tracking;

import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

// #region advice
@RestControllerAdvice
public class ProblemAdvice extends ResponseEntityExceptionHandler {

    public record FieldProblem(String field, String message) {
    }

    @ExceptionHandler(UnknownParcelException.class)
    public ProblemDetail unknown(UnknownParcelException e) {
        return ProblemDetail.forStatusAndDetail(HttpStatus.NOT_FOUND, e.getMessage());
    }

    @ExceptionHandler(IllegalMoveException.class)
    public ProblemDetail refused(IllegalMoveException e) {
        return ProblemDetail.forStatusAndDetail(HttpStatus.CONFLICT, e.getMessage());
    }

    @Override
    protected ResponseEntity<Object> handleMethodArgumentNotValid(
            MethodArgumentNotValidException e,
            HttpHeaders headers,
            HttpStatusCode status,
            WebRequest request) {
        List<FieldProblem> fields = e.getFieldErrors().stream()
                .map(error -> new FieldProblem(error.getField(), error.getDefaultMessage()))
                .toList();
        ProblemDetail problem = e.getBody();
        problem.setDetail("Some fields are missing or out of range");
        problem.setProperty("errors", fields);
        return handleExceptionInternal(e, problem, headers, status, request);
    }
}
// #endregion advice
