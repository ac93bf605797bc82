package com.riverside.tracking;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.scheduling.annotation.EnableScheduling;

@SpringBootApplication
@EnableScheduling
public class ParcelCommandsApplication {

    public static void main(String[] args) {
        SpringApplication.run(ParcelCommandsApplication.class, args);
    }
}
