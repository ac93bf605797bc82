package com.riverside.tracking;

import java.util.List;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

@RestController
class QueryController {

    private final ParcelQueries queries;

    QueryController(ParcelQueries queries) {
        this.queries = queries;
    }

    @GetMapping("/parcels/{id}")
    ResponseEntity<ParcelView> find(@PathVariable("id") String id) {
        return queries.find(id)
                .map(view -> ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(view))
                .orElseGet(() -> ResponseEntity.notFound().build());
    }

    @GetMapping("/depots/{depot}/parcels")
    List<ParcelView> atDepot(@PathVariable("depot") String depot) {
        return queries.atDepot(depot);
    }
}
