package com.riverside.tracking;

import jakarta.validation.Valid;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

// #region controller
@RestController
@RequestMapping("/parcels/{id}")
class ParcelController {

    private final ParcelService parcels;

    ParcelController(ParcelService parcels) {
        this.parcels = parcels;
    }

    @GetMapping
    ResponseEntity<ParcelView> get(@PathVariable("id") String id) {
        return answer(parcels.get(id)); // Spring makes this a 304 if If-None-Match matches
    }

    @PatchMapping
    ResponseEntity<ParcelView> patch(
            @PathVariable("id") String id,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @Valid @RequestBody ParcelPatch patch) {
        if (ifMatch == null || ifMatch.strip().equals("*")) {
            throw new MissingPreconditionException();
        }
        return answer(parcels.update(id, ifMatch, patch));
    }

    private static ResponseEntity<ParcelView> answer(ParcelView view) {
        return ResponseEntity.ok()
                .eTag(EntityTags.of(view.version()))
                .cacheControl(CacheControl.noCache().cachePrivate())
                .body(view);
    }
}
// #endregion controller
