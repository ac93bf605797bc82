package com.riverside.tracking;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns the key of a row into the number on the label, and back. */
final class ParcelNumber {

    private static final Pattern FORM = Pattern.compile("PX-(\\d{1,15})");

    private ParcelNumber() {
    }

    static String format(long id) {
        return "PX-" + id;
    }

    static long parse(String number) {
        Matcher matcher = FORM.matcher(number);
        if (!matcher.matches()) {
            throw new UnknownParcelException(number);
        }
        return Long.parseLong(matcher.group(1));
    }
}
