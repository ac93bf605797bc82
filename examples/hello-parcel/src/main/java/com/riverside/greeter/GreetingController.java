package com.riverside.greeter;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

@RestController
public class GreetingController {

    private static final Logger log = LoggerFactory.getLogger(GreetingController.class);

    private static final int MAX_NAME_LENGTH = 40;

    private final String release;

    public GreetingController(@Value("${MILLRACE_RELEASE:local}") String release) {
        this.release = release;
    }

    @GetMapping("/greetings/{name}")
    public Greeting greet(@PathVariable("name") String name) {
        if (name.length() > MAX_NAME_LENGTH) {
            throw new ResponseStatusException(HttpStatus.BAD_REQUEST, "The name is too long");
        }
        log.info("Greeting created, name length {}", name.length());
        return new Greeting(name, "Hello, " + name + "! Your parcel is on its way.", release);
    }
}
