package com.riverside.tracking;

import org.springframework.boot.SpringApplication;

/** Starts the component on your machine with a PostgreSQL in a container. */
public class LocalTrackingApi {

    public static void main(String[] args) {
        SpringApplication.from(TrackingApiApplication::main)
                .with(DatabaseConfiguration.class)
                .run(args);
    }
}
