package com.riverside.tracking;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.springframework.stereotype.Component;

/** Writes events as JSON for the outbox. */
@Component
class EventJson {

    private final ObjectMapper json;

    EventJson(ObjectMapper json) {
        this.json = json;
    }

    ParcelEvent row(ParcelScanned event) {
        try {
            return new ParcelEvent(event, json.writeValueAsString(event));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Event cannot be written: " + event, e);
        }
    }
}
