package com.riverside.greeter;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.test.web.servlet.MockMvc;

@WebMvcTest(controllers = GreetingController.class, properties = "MILLRACE_RELEASE=test")
class GreetingControllerTests {

    @Autowired
    private MockMvc mvc;

    @Test
    void greetsByName() throws Exception {
        mvc.perform(get("/greetings/Amara"))
                .andExpect(status().isOk())
                .andExpect(jsonPath("$.name").value("Amara"))
                .andExpect(jsonPath("$.message").value("Hello, Amara! Your parcel is on its way."))
                .andExpect(jsonPath("$.release").value("test"));
    }

    @Test
    void refusesNamesLongerThan40Characters() throws Exception {
        mvc.perform(get("/greetings/" + "x".repeat(41)))
                .andExpect(status().isBadRequest());
    }
}
