package com.riverside.tracking;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** Writes mails to the log, so that the example needs no mail server. */
@Component
class LogMailGateway implements MailGateway {

    private static final Logger log = LoggerFactory.getLogger(LogMailGateway.class);

    private final long millis;

    /** The variable makes every mail slow, so that a queue builds up and can be watched. */
    LogMailGateway(@Value("${MAIL_MILLIS:0}") long millis) {
        this.millis = millis;
    }

    @Override
    public void handOver(MailTask task) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Stopped before the mail was handed over", e);
        }
        log.info("Mail for parcel {} written", task.parcelId());
    }
}
