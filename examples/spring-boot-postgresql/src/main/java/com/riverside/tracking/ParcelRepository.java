package com.riverside.tracking;

import java.util.List;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.JpaRepository;

public interface ParcelRepository extends JpaRepository<Parcel, Long> {

    List<Parcel> findByDestinationOrderByIdDesc(String destination, Limit limit);
}
