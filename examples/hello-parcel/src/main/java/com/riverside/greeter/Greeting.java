package com.riverside.greeter;

public record Greeting(String name, String message, String release) {
}
