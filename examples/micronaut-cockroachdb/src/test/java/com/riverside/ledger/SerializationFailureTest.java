package com.riverside.ledger;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.data.exceptions.DataAccessException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class SerializationFailureTest {

    private final SerializationFailure predicate = new SerializationFailure();

    @Test
    void repeatsWhatTheDatabaseAsksToRepeat() {
        SQLException restart = new SQLException("restart transaction", "40001");
        assertTrue(predicate.test(new DataAccessException("commit failed", restart)));
    }

    @Test
    void doesNotRepeatOtherFailures() {
        SQLException duplicate = new SQLException("duplicate key", "23505");
        assertFalse(predicate.test(new DataAccessException("insert failed", duplicate)));
        assertFalse(predicate.test(new IllegalStateException("no cause")));
    }
}
