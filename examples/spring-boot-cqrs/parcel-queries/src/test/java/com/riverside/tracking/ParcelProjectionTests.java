package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;

// #region projection-test
@EnabledIf("com.riverside.tracking.RedisConfiguration#isAvailable")
@SpringBootTest(properties = "spring.kafka.listener.auto-startup=false")
@Import(RedisConfiguration.class)
class ParcelProjectionTests {

    @Autowired
    private ParcelProjection projection;

    @Autowired
    private ParcelQueries queries;

    @Test
    void endsWithTheSameViewWhateverTheOrder() {
        apply("PX-20417", 2, "Hamburg");
        apply("PX-20417", 1, "Bremen");
        apply("PX-20417", 2, "Hamburg");
        assertEquals(new ParcelView("PX-20417", 2, "IN_TRANSIT", "Hamburg"),
                queries.find("PX-20417").orElseThrow());
        assertTrue(queries.atDepot("Bremen").isEmpty());
    }
    // #endregion projection-test

    @Test
    void movesAParcelFromDepotToDepot() {
        apply("PX-20418", 1, "Kiel");
        assertEquals(List.of("PX-20418"), idsAt("Kiel"));
        apply("PX-20418", 2, "Rostock");
        assertTrue(idsAt("Kiel").isEmpty());
        assertEquals(List.of("PX-20418"), idsAt("Rostock"));
    }

    private List<String> idsAt(String depot) {
        return queries.atDepot(depot).stream().map(ParcelView::id).toList();
    }

    private void apply(String id, long sequence, String depot) {
        projection.on("""
                {"parcelId": "%s", "sequence": %d, "status": "IN_TRANSIT", "depot": "%s",
                 "scannedAt": "2026-09-17T10:04:12Z"}""".formatted(id, sequence, depot));
    }
}
