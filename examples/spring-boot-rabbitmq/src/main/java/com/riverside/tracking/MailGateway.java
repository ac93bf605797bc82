package com.riverside.tracking;

/** Hands a mail to the system that delivers it. */
public interface MailGateway {

    /** Fails with an exception if the mail was not taken over; trying again is then allowed. */
    void handOver(MailTask task);
}
