package com.riverside.labels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.riverside.labels.LabelStore.Entry;
import com.riverside.labels.LabelStore.Link;
import io.micronaut.core.annotation.NonNull;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import io.micronaut.test.support.TestPropertyProvider;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIf;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.MinIOContainer;
import software.amazon.awssdk.services.s3.S3Client;

@MicronautTest
@EnabledIf("isAvailable")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class S3LabelStoreTest implements TestPropertyProvider {

    private static final String SERVER = "LABELS_ENDPOINT";

    private static final MinIOContainer MINIO =
            new MinIOContainer("minio/minio:RELEASE.2025-10-15T17-29-55Z");

    private static final byte[] LABEL = "%PDF-1.7 PX-20417".getBytes(StandardCharsets.US_ASCII);

    @Inject
    S3Client s3;

    @Inject
    S3LabelStore labels;

    /** Whether there is a server for these tests: yours, or a container engine. */
    static boolean isAvailable() {
        return System.getenv(SERVER) != null
                || DockerClientFactory.instance().isDockerAvailable();
    }

    @Override
    public @NonNull Map<String, String> getProperties() {
        if (System.getenv(SERVER) != null) {
            return Map.of();
        }
        MINIO.start();
        return Map.of(
                "labels.endpoint", MINIO.getS3URL(),
                "labels.access-key", MINIO.getUserName(),
                "labels.secret-key", MINIO.getPassword());
    }

    @BeforeAll
    void createBucket() {
        s3.createBucket(request -> request.bucket("labels"));
    }

    @Test
    void aLinkNeedsNoKey() throws IOException, InterruptedException {
        labels.store("PX-20417", new ByteArrayInputStream(LABEL), LABEL.length);
        Link link = labels.link("PX-20417");
        HttpResponse<String> answer = HttpClient.newHttpClient().send(
                HttpRequest.newBuilder(link.url()).build(), HttpResponse.BodyHandlers.ofString());
        assertEquals(200, answer.statusCode());
        assertTrue(link.url().getRawQuery().contains("X-Amz-Expires=300"));
    }

    @Test
    void listsAndDeletes() {
        labels.store("PX-20418", new ByteArrayInputStream(LABEL), LABEL.length);
        labels.store("PX-20419", new ByteArrayInputStream(LABEL), LABEL.length);
        assertEquals(List.of("PX-20419"),
                labels.list("PX-20418").stream().map(Entry::parcelId).toList());
        assertEquals(0, labels.deleteStoredBefore(Instant.EPOCH));
        assertTrue(labels.deleteStoredBefore(Instant.now().plusSeconds(60)) >= 2);
        assertEquals(List.of(), labels.list(""));
    }
}
