package com.riverside.tracking;

import org.springframework.data.jpa.repository.JpaRepository;

interface ParcelRepository extends JpaRepository<Parcel, String> {
}
