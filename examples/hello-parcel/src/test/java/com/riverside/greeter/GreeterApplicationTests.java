package com.riverside.greeter;

import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class GreeterApplicationTests {

    @Test
    void starts() {
    }
}
