package com.riverside.depots;

import io.micronaut.http.HttpStatus;
import io.micronaut.http.exceptions.HttpStatusException;
import io.micronaut.transaction.annotation.Transactional;
import jakarta.inject.Singleton;

@Singleton
public class DepotService {

    private final DepotRepository depots;

    DepotService(DepotRepository depots) {
        this.depots = depots;
    }

    // #region move
    /** Moves parcels from one depot to another: both change, or none does. */
    @Transactional
    public void move(String from, String to, int parcels) {
        if (from.equals(to)) {
            throw conflict("Both depots are " + from);
        }
        boolean inOrder = from.compareTo(to) < 0;
        Depot first = lock(inOrder ? from : to);
        Depot second = lock(inOrder ? to : from);
        Depot source = inOrder ? first : second;
        Depot target = inOrder ? second : first;

        if (source.taken() < parcels) {
            throw conflict(from + " has only " + source.taken() + " parcels");
        }
        if (target.free() < parcels) {
            throw conflict(to + " has only " + target.free() + " free places");
        }
        depots.update(source.id(), source.taken() - parcels);
        depots.update(target.id(), target.taken() + parcels);
    }
    // #endregion move

    private Depot lock(String code) {
        return depots.findByCodeForUpdate(code).orElseThrow(() ->
                new HttpStatusException(HttpStatus.NOT_FOUND, "There is no depot " + code));
    }

    private static HttpStatusException conflict(String reason) {
        return new HttpStatusException(HttpStatus.CONFLICT, reason);
    }
}
