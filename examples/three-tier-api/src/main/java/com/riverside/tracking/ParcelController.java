package com.riverside.tracking;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

@RestController
@RequestMapping("/api/parcels")
public class ParcelController {

    private static final Logger log = LoggerFactory.getLogger(ParcelController.class);

    private static final Pattern PARCEL_ID = Pattern.compile("PX-(\\d{1,15})");

    private final ParcelRepository parcels;

    public ParcelController(ParcelRepository parcels) {
        this.parcels = parcels;
    }

    public record NewParcel(
            @NotBlank @Size(max = 80) String recipient,
            @NotBlank @Size(max = 80) String destination) {
    }

    public record StatusChange(@NotNull ParcelStatus status) {
    }

    @GetMapping
    public List<ParcelView> list() {
        return parcels.findTop100ByOrderByIdDesc().stream().map(ParcelView::of).toList();
    }

    @GetMapping("/{id}")
    public ParcelView get(@PathVariable("id") String id) {
        return ParcelView.of(find(id));
    }

    @PostMapping
    public ResponseEntity<ParcelView> register(@Valid @RequestBody NewParcel body) {
        Parcel saved = parcels.save(new Parcel(body.recipient(), body.destination(), now()));
        ParcelView view = ParcelView.of(saved);
        log.info("Parcel {} registered", view.id());
        return ResponseEntity.created(URI.create("/api/parcels/" + view.id())).body(view);
    }

    @PutMapping("/{id}/status")
    @Transactional
    public ParcelView changeStatus(
            @PathVariable("id") String id, @Valid @RequestBody StatusChange body) {
        Parcel parcel = find(id);
        if (!parcel.canMoveTo(body.status())) {
            throw new ResponseStatusException(HttpStatus.CONFLICT,
                    "A parcel cannot go from " + parcel.getStatus() + " to " + body.status());
        }
        parcel.moveTo(body.status(), now());
        log.info("Parcel {} is now {}", id, body.status());
        return ParcelView.of(parcel);
    }

    private Parcel find(String id) {
        Matcher matcher = PARCEL_ID.matcher(id);
        if (!matcher.matches()) {
            throw unknown(id);
        }
        return parcels.findById(Long.valueOf(matcher.group(1))).orElseThrow(() -> unknown(id));
    }

    private static ResponseStatusException unknown(String id) {
        return new ResponseStatusException(HttpStatus.NOT_FOUND, "There is no parcel " + id);
    }

    private static Instant now() {
        return Instant.now().truncatedTo(ChronoUnit.SECONDS);
    }
}
