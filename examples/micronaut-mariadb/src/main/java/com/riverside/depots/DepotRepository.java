package com.riverside.depots;

import io.micronaut.data.annotation.Id;
import io.micronaut.data.jdbc.annotation.JdbcRepository;
import io.micronaut.data.model.Page;
import io.micronaut.data.model.Pageable;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.repository.PageableRepository;
import java.util.Optional;

@JdbcRepository(dialect = Dialect.MYSQL)
public interface DepotRepository extends PageableRepository<Depot, Long> {

    Optional<Depot> findByCode(String code);

    Optional<Depot> findByCodeForUpdate(String code);

    Page<Depot> findByNameContains(String name, Pageable pageable);

    void update(@Id Long id, int taken);
}
