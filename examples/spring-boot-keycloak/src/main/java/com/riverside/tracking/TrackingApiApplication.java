package com.riverside.tracking;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class TrackingApiApplication {

    public static void main(String[] args) {
        SpringApplication.run(TrackingApiApplication.class, args);
    }
}
