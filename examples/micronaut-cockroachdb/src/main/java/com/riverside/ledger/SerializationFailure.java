package com.riverside.ledger;

import io.micronaut.retry.annotation.RetryPredicate;
import java.sql.SQLException;

/** True for failures that CockroachDB asks the client to repeat. */
public class SerializationFailure implements RetryPredicate {

    private static final String RESTART_TRANSACTION = "40001";

    @Override
    public boolean test(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && RESTART_TRANSACTION.equals(sql.getSQLState())) {
                return true;
            }
        }
        return false;
    }
}
