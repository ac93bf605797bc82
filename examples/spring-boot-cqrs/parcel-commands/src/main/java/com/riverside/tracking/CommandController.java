package com.riverside.tracking;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

// #region controller
@RestController
@RequestMapping("/parcels")
class CommandController {

    record NewParcel(
            @NotBlank @Pattern(regexp = "PX-\\d{1,15}") String id,
            @NotBlank String depot,
            @NotNull Instant scannedAt) {
    }

    record Scan(@NotBlank String depot, @NotNull Instant scannedAt) {
    }

    record Delivery(@NotNull Instant scannedAt) {
    }

    private final ParcelCommandHandler commands;

    CommandController(ParcelCommandHandler commands) {
        this.commands = commands;
    }

    @PostMapping
    @ResponseStatus(HttpStatus.ACCEPTED)
    ParcelScanned register(@Valid @RequestBody NewParcel body) {
        return commands.handle(new RegisterParcel(body.id(), body.depot(), body.scannedAt()));
    }

    @PostMapping("/{id}/scans")
    @ResponseStatus(HttpStatus.ACCEPTED)
    ParcelScanned scan(@PathVariable("id") String id, @Valid @RequestBody Scan body) {
        return commands.handle(new RecordScan(id, body.depot(), body.scannedAt()));
    }

    @PostMapping("/{id}/delivery")
    @ResponseStatus(HttpStatus.ACCEPTED)
    ParcelScanned deliver(@PathVariable("id") String id, @Valid @RequestBody Delivery body) {
        return commands.handle(new RecordDelivery(id, body.scannedAt()));
    }
}
// #endregion controller
