package com.riverside.tracking;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/parcels/{id}")
class ParcelController {

    record StatusChange(String status) {
    }

    private final ParcelQueries parcels;

    ParcelController(ParcelQueries parcels) {
        this.parcels = parcels;
    }

    @GetMapping
    ParcelView find(@PathVariable("id") String id) {
        return parcels.find(id);
    }

    @PutMapping("/status")
    ParcelView changeStatus(@PathVariable("id") String id, @RequestBody StatusChange change) {
        return parcels.changeStatus(id, change.status());
    }
}
