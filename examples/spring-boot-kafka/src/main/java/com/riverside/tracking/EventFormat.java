package com.riverside.tracking;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.io.Resource;
import org.springframework.stereotype.Component;

// #region format
/** Writes and reads events, and lets only those pass that fit the schema. */
@Component
class EventFormat {

    private final ObjectMapper json;

    private final JsonSchema schema;

    EventFormat(
            ObjectMapper json,
            @Value("classpath:schema/parcel-status.json") Resource source) throws IOException {
        this.json = json;
        try (InputStream text = source.getInputStream()) {
            this.schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(text);
        }
    }

    String write(ParcelStatusChanged event) {
        return check(json.valueToTree(event)).toString();
    }

    ParcelStatusChanged read(String text) {
        try {
            return json.treeToValue(check(json.readTree(text)), ParcelStatusChanged.class);
        } catch (JsonProcessingException e) {
            throw new InvalidEventException("Not JSON: " + e.getOriginalMessage());
        }
    }

    private JsonNode check(JsonNode event) {
        Set<ValidationMessage> faults = schema.validate(event);
        if (!faults.isEmpty()) {
            throw new InvalidEventException(faults.toString());
        }
        return event;
    }
}
// #endregion format
