package com.riverside.tracking;

import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;

public interface ParcelRepository extends JpaRepository<Parcel, Long> {

    List<Parcel> findTop100ByOrderByIdDesc();
}
