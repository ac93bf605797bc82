package com.riverside.labels;

import io.micronaut.scheduling.annotation.Scheduled;
import jakarta.inject.Singleton;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Deletes labels that nobody needs any more, once a night. */
@Singleton
public class LabelCleaner {

    private static final Logger LOG = LoggerFactory.getLogger(LabelCleaner.class);

    private final LabelStore labels;

    private final LabelSettings settings;

    LabelCleaner(LabelStore labels, LabelSettings settings) {
        this.labels = labels;
        this.settings = settings;
    }

    @Scheduled(cron = "${labels.cleaning}")
    void clean() {
        int deleted = labels.deleteStoredBefore(Instant.now().minus(settings.keep()));
        LOG.info("Deleted {} old labels", deleted);
    }
}
