package com.riverside.depots;

import io.micronaut.data.model.Page;
import io.micronaut.data.model.Pageable;
import io.micronaut.data.model.Sort;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.QueryValue;
import io.micronaut.http.annotation.Status;
import io.micronaut.http.exceptions.HttpStatusException;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.micronaut.serde.annotation.Serdeable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;

@Controller("/depots")
@ExecuteOn(TaskExecutors.BLOCKING)
public class DepotController {

    private final DepotRepository depots;

    private final DepotService service;

    DepotController(DepotRepository depots, DepotService service) {
        this.depots = depots;
        this.service = service;
    }

    @Serdeable
    public record NewDepot(
            @NotBlank @Pattern(regexp = "[A-Z]{3}-\\d{1,3}") String code,
            @NotBlank @Size(max = 120) String name,
            @Positive int places,
            @PositiveOrZero int taken) {
    }

    @Serdeable
    public record Move(@NotBlank String from, @NotBlank String to, @Positive int parcels) {
    }

    // #region page
    @Serdeable
    public record DepotPage(List<Depot> items, int page, int pages, long total) {
    }

    @Get
    public DepotPage list(
            @QueryValue(defaultValue = "") String name,
            @QueryValue(defaultValue = "0") @Min(0) int page,
            @QueryValue(defaultValue = "20") @Min(1) @Max(100) int size) {
        Pageable pageable = Pageable.from(page, size, Sort.of(Sort.Order.asc("code")));
        Page<Depot> found = name.isEmpty()
                ? depots.findAll(pageable)
                : depots.findByNameContains(name, pageable);
        return new DepotPage(found.getContent(), page, found.getTotalPages(), found.getTotalSize());
    }
    // #endregion page

    // #region rest
    @Get("/{code}")
    public Depot get(String code) {
        return depots.findByCode(code).orElseThrow(() ->
                new HttpStatusException(HttpStatus.NOT_FOUND, "There is no depot " + code));
    }

    @Post
    @Status(HttpStatus.CREATED)
    public Depot create(@Body @Valid NewDepot depot) {
        return depots.save(
                new Depot(null, depot.code(), depot.name(), depot.places(), depot.taken()));
    }

    @Post("/moves")
    @Status(HttpStatus.NO_CONTENT)
    public void move(@Body @Valid Move move) {
        service.move(move.from(), move.to(), move.parcels());
    }
    // #endregion rest
}
