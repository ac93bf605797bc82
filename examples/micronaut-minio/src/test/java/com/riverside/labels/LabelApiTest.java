package com.riverside.labels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.client.HttpClient;
import io.micronaut.http.client.annotation.Client;
import io.micronaut.http.client.exceptions.HttpClientResponseException;
import io.micronaut.test.annotation.MockBean;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

@MicronautTest
class LabelApiTest {

    private static final byte[] LABEL = "%PDF-1.7 PX-20417".getBytes(StandardCharsets.US_ASCII);

    @Inject
    @Client("/")
    HttpClient client;

    // #region mock
    @MockBean(S3LabelStore.class)
    LabelStore labels() {
        return new MemoryLabelStore();
    }
    // #endregion mock

    // #region tests
    @Test
    void returnsWhatWasStored() {
        put("PX-20417", LABEL, MediaType.APPLICATION_PDF_TYPE);
        byte[] answer = client.toBlocking().retrieve(
                HttpRequest.GET("/labels/PX-20417").accept(MediaType.APPLICATION_PDF_TYPE), byte[].class);
        assertArrayEquals(LABEL, answer);
    }

    @Test
    void refusesWhatIsNoPdf() {
        assertRefused(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "GIF89a".getBytes(StandardCharsets.US_ASCII),
                MediaType.APPLICATION_PDF_TYPE);
        assertRefused(HttpStatus.UNSUPPORTED_MEDIA_TYPE, LABEL, MediaType.IMAGE_GIF_TYPE);
    }

    @Test
    void refusesMoreThanTheLimit() {
        byte[] large = new byte[1001];
        System.arraycopy(LABEL, 0, large, 0, LABEL.length);
        assertRefused(HttpStatus.REQUEST_ENTITY_TOO_LARGE, large, MediaType.APPLICATION_PDF_TYPE);
    }
    // #endregion tests

    private void put(String parcelId, byte[] body, MediaType type) {
        client.toBlocking().exchange(HttpRequest.PUT("/labels/" + parcelId, body).contentType(type));
    }

    private void assertRefused(HttpStatus status, byte[] body, MediaType type) {
        HttpClientResponseException refused = assertThrows(
                HttpClientResponseException.class, () -> put("PX-20499", body, type));
        assertEquals(status, refused.getStatus());
    }
}
