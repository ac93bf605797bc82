package com.riverside.tracking;

import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class TrackingApiApplicationTests {

    @Test
    void starts() {
    }
}
