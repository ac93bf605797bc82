package com.riverside.tracking;

import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.query.Param;

// #region outbox
interface ParcelEventRepository extends JpaRepository<ParcelEvent, Long> {

    List<ParcelEvent> findTop100ByPublishedAtIsNullOrderByPosition();

    List<ParcelEvent> findTop500ByPositionGreaterThanOrderByPosition(long position);

    /** Held until the transaction ends; says at once whether another replica has it. */
    @Query(value = "select pg_try_advisory_xact_lock(:key)", nativeQuery = true)
    boolean tryLock(@Param("key") long key);
}
// #endregion outbox
