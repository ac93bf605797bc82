package com.riverside.labels;

import com.riverside.labels.LabelStore.Entry;
import com.riverside.labels.LabelStore.Link;
import io.micronaut.core.annotation.Nullable;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Header;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Put;
import io.micronaut.http.annotation.QueryValue;
import io.micronaut.http.annotation.Status;
import io.micronaut.http.exceptions.HttpStatusException;
import io.micronaut.http.server.types.files.StreamedFile;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import jakarta.validation.constraints.Pattern;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

@Controller("/labels")
@ExecuteOn(TaskExecutors.BLOCKING)
public class LabelController {

    private static final String PARCEL_ID = "PX-\\d{1,15}";

    private static final byte[] PDF_MARK = "%PDF-".getBytes(StandardCharsets.US_ASCII);

    private final LabelStore labels;

    private final LabelSettings settings;

    LabelController(LabelStore labels, LabelSettings settings) {
        this.labels = labels;
        this.settings = settings;
    }

    // #region upload
    @Put(uri = "/{parcelId}", consumes = MediaType.APPLICATION_PDF)
    @Status(HttpStatus.NO_CONTENT)
    public void upload(
            @Pattern(regexp = PARCEL_ID) String parcelId,
            @Nullable @Header(HttpHeaders.CONTENT_LENGTH) Long size,
            @Body InputStream body) throws IOException {
        try (body) {
            if (size == null) {
                throw new HttpStatusException(HttpStatus.LENGTH_REQUIRED, "Content-Length is missing");
            }
            if (size > settings.maxSize()) {
                throw new HttpStatusException(HttpStatus.REQUEST_ENTITY_TOO_LARGE,
                        "A label has at most " + settings.maxSize() + " bytes");
            }
            labels.store(parcelId, pdf(body), size);
        }
    }

    private static InputStream pdf(InputStream body) throws IOException {
        PushbackInputStream checked = new PushbackInputStream(body, PDF_MARK.length);
        byte[] mark = checked.readNBytes(PDF_MARK.length);
        if (!Arrays.equals(mark, PDF_MARK)) {
            throw new HttpStatusException(
                    HttpStatus.UNSUPPORTED_MEDIA_TYPE, "The content is not a PDF");
        }
        checked.unread(mark);
        return checked;
    }
    // #endregion upload

    // #region download
    @Get(uri = "/{parcelId}", produces = MediaType.APPLICATION_PDF)
    public StreamedFile download(@Pattern(regexp = PARCEL_ID) String parcelId) {
        return labels.read(parcelId)
                .map(label -> new StreamedFile(
                        label.stream(),
                        MediaType.APPLICATION_PDF_TYPE,
                        label.storedAt().toEpochMilli(),
                        label.size()).attach(parcelId + ".pdf"))
                .orElseThrow(() -> new HttpStatusException(
                        HttpStatus.NOT_FOUND, "There is no label for " + parcelId));
    }
    // #endregion download

    // #region link
    @Post("/{parcelId}/links")
    @Status(HttpStatus.CREATED)
    public Link link(@Pattern(regexp = PARCEL_ID) String parcelId) {
        return labels.link(parcelId);
    }
    // #endregion link

    // #region list
    @Get
    public List<Entry> list(@QueryValue(defaultValue = "") String after) {
        return labels.list(after);
    }
    // #endregion list
}
