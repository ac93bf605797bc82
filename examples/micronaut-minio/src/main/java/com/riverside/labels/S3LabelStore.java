package com.riverside.labels;

import jakarta.inject.Singleton;
import java.io.InputStream;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.core.ResponseInputStream;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.GetObjectResponse;
import software.amazon.awssdk.services.s3.model.ListObjectsV2Response;
import software.amazon.awssdk.services.s3.model.NoSuchKeyException;
import software.amazon.awssdk.services.s3.model.ObjectIdentifier;
import software.amazon.awssdk.services.s3.presigner.S3Presigner;
import software.amazon.awssdk.services.s3.presigner.model.PresignedGetObjectRequest;

@Singleton
public class S3LabelStore implements LabelStore {

    private static final String PREFIX = "parcels/";

    private static final String SUFFIX = ".pdf";

    private static final int PAGE = 100;

    private final S3Client s3;

    private final S3Presigner presigner;

    private final LabelSettings settings;

    S3LabelStore(S3Client s3, S3Presigner presigner, LabelSettings settings) {
        this.s3 = s3;
        this.presigner = presigner;
        this.settings = settings;
    }

    // #region stream
    @Override
    public void store(String parcelId, InputStream pdf, long size) {
        s3.putObject(
                request -> request
                        .bucket(settings.bucket())
                        .key(key(parcelId))
                        .contentType("application/pdf"),
                RequestBody.fromInputStream(pdf, size));
    }

    @Override
    public Optional<Content> read(String parcelId) {
        try {
            ResponseInputStream<GetObjectResponse> object = s3.getObject(
                    request -> request.bucket(settings.bucket()).key(key(parcelId)));
            GetObjectResponse head = object.response();
            return Optional.of(new Content(object, head.contentLength(), head.lastModified()));
        } catch (NoSuchKeyException unknown) {
            return Optional.empty();
        }
    }
    // #endregion stream

    // #region link
    @Override
    public Link link(String parcelId) {
        PresignedGetObjectRequest signed = presigner.presignGetObject(request -> request
                .signatureDuration(settings.linkLifetime())
                .getObjectRequest(get -> get.bucket(settings.bucket()).key(key(parcelId))));
        return new Link(URI.create(signed.url().toString()), signed.expiration());
    }
    // #endregion link

    // #region list
    @Override
    public List<Entry> list(String after) {
        ListObjectsV2Response page = s3.listObjectsV2(request -> request
                .bucket(settings.bucket())
                .prefix(PREFIX)
                .startAfter(key(after))
                .maxKeys(PAGE));
        return page.contents().stream()
                .map(object -> new Entry(parcelId(object.key()), object.size(), object.lastModified()))
                .toList();
    }
    // #endregion list

    // #region delete
    @Override
    public int deleteStoredBefore(Instant limit) {
        int deleted = 0;
        for (ListObjectsV2Response page : s3.listObjectsV2Paginator(
                request -> request.bucket(settings.bucket()).prefix(PREFIX))) {
            List<ObjectIdentifier> old = page.contents().stream()
                    .filter(object -> object.lastModified().isBefore(limit))
                    .map(object -> ObjectIdentifier.builder().key(object.key()).build())
                    .toList();
            if (!old.isEmpty()) {
                s3.deleteObjects(request -> request
                        .bucket(settings.bucket())
                        .delete(list -> list.objects(old)));
                deleted += old.size();
            }
        }
        return deleted;
    }
    // #endregion delete

    private static String key(String parcelId) {
        return PREFIX + parcelId + SUFFIX;
    }

    private static String parcelId(String key) {
        return key.substring(PREFIX.length(), key.length() - SUFFIX.length());
    }
}
