package com.riverside.tracking;

import org.springframework.stereotype.Component;
import tools.jackson.databind.ObjectMapper;

/** Writes events as JSON for the outbox. */
@Component
class EventJson {

    private final ObjectMapper json;

    EventJson(ObjectMapper json) {
        this.json = json;
    }

    ParcelEvent row(ParcelScanned event) {
        return new ParcelEvent(event, json.writeValueAsString(event));
    }
}
