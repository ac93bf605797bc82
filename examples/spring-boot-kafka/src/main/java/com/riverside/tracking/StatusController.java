package com.riverside.tracking;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import org.springframework.http.ResponseEntity;
import org.springframework.kafka.support.SendResult;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/parcels/{id}/status")
class StatusController {

    record StatusForm(@Positive long sequence, @NotBlank String status) {
    }

    record Position(int partition, long offset) {
    }

    private final StatusPublisher publisher;

    private final CurrentStatus current;

    StatusController(StatusPublisher publisher, CurrentStatus current) {
        this.publisher = publisher;
        this.current = current;
    }

    // #region endpoint
    /** Answers when the brokers have confirmed the event. */
    @PostMapping
    CompletableFuture<ResponseEntity<Position>> publish(
            @PathVariable("id") String id, @Valid @RequestBody StatusForm form) {
        var event = new ParcelStatusChanged(id, form.sequence(), form.status(), Instant.now());
        return publisher.publish(event)
                .thenApply(SendResult::getRecordMetadata)
                .thenApply(at -> ResponseEntity.accepted()
                        .body(new Position(at.partition(), at.offset())));
    }
    // #endregion endpoint

    @GetMapping
    ResponseEntity<ParcelStatusChanged> read(@PathVariable("id") String id) {
        return ResponseEntity.of(current.find(id));
    }
}
