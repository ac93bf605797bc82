package com.riverside.tracking;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.io.Resource;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

// #region format
/** Writes and reads events, and lets only those pass that fit the schema. */
@Component
class EventFormat {

    private final ObjectMapper json;

    private final Schema schema;

    EventFormat(
            ObjectMapper json,
            @Value("classpath:schema/parcel-status.json") Resource source) throws IOException {
        this.json = json;
        try (InputStream text = source.getInputStream()) {
            this.schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(text);
        }
    }

    String write(ParcelStatusChanged event) {
        return check(json.valueToTree(event)).toString();
    }

    ParcelStatusChanged read(String text) {
        try {
            return json.treeToValue(check(json.readTree(text)), ParcelStatusChanged.class);
        } catch (JacksonException e) {
            throw new InvalidEventException("Not JSON: " + e.getOriginalMessage());
        }
    }

    private JsonNode check(JsonNode event) {
        List<Error> faults = schema.validate(event);
        if (!faults.isEmpty()) {
            throw new InvalidEventException(faults.toString());
        }
        return event;
    }
}
// #endregion format
