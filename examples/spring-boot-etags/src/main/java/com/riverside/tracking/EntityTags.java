package com.riverside.tracking;

import java.util.Arrays;

/** Makes the label of a version and compares it with what a caller sends. */
final class EntityTags {

    private EntityTags() {
    }

    // #region tags
    static String of(long version) {
        return "\"" + version + "\"";
    }

    /** Strong comparison with each label of the header: a weak label never matches. */
    static boolean matches(String ifMatch, long version) {
        return Arrays.stream(ifMatch.split(","))
                .map(String::strip)
                .anyMatch(of(version)::equals);
    }
    // #endregion tags
}
