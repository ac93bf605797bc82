package com.riverside.tracking;

import jakarta.validation.Valid;
import java.net.URI;
import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

// #region controller
@RestController
@RequestMapping("/parcels")
public class ParcelController {

    private final ParcelService parcels;

    public ParcelController(ParcelService parcels) {
        this.parcels = parcels;
    }

    @PostMapping
    public ResponseEntity<ParcelView> register(@Valid @RequestBody NewParcel form) {
        ParcelView view = parcels.register(form);
        return ResponseEntity.created(URI.create("/parcels/" + view.id())).body(view);
    }

    @GetMapping("/{number}")
    public ParcelView find(@PathVariable("number") String number) {
        return parcels.find(number);
    }

    @GetMapping
    public List<ParcelView> newest(@RequestParam("destination") String destination) {
        return parcels.newestFor(destination);
    }

    @PutMapping("/{number}/status")
    public ParcelView move(
            @PathVariable("number") String number, @Valid @RequestBody StatusChange change) {
        return parcels.move(number, change.status());
    }
}
// #endregion controller
