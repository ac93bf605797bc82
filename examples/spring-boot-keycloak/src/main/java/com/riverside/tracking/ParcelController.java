package com.riverside.tracking;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

// #region controller
@RestController
class ParcelController {

    record Scan(@NotBlank String parcelId, @NotBlank String status) {
    }

    record AddressChange(@NotBlank String address) {
    }

    private final ParcelService parcels;

    ParcelController(ParcelService parcels) {
        this.parcels = parcels;
    }

    @GetMapping("/parcels/{id}")
    ParcelView find(@PathVariable("id") String id) {
        return parcels.find(id);
    }

    @PostMapping("/scans")
    ParcelView scan(@Valid @RequestBody Scan scan, @AuthenticationPrincipal Jwt token) {
        return parcels.scan(scan.parcelId(), scan.status(), token.getSubject());
    }

    @PutMapping("/parcels/{id}/address")
    ParcelView correct(
            @PathVariable("id") String id, @Valid @RequestBody AddressChange change) {
        return parcels.correctAddress(id, change.address());
    }
}
// #endregion controller
