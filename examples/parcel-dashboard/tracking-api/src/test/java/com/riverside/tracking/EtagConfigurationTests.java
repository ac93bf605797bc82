package com.riverside.tracking;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@SpringBootTest
@AutoConfigureMockMvc
class EtagConfigurationTests {

    @SpringBootApplication
    @RestController
    static class Application {

        @GetMapping("/api/parcels")
        List<String> parcels() {
            return List.of("PX-20417");
        }

        @GetMapping("/api/depots")
        List<String> depots() {
            return List.of("HAM-1");
        }
    }

    @Autowired
    private MockMvc mvc;

    @Test
    void sendsNoBodyWhenNothingHasChanged() throws Exception {
        String etag = mvc.perform(get("/api/parcels"))
                .andExpect(status().isOk())
                .andReturn().getResponse().getHeader("ETag");
        mvc.perform(get("/api/parcels").header("If-None-Match", etag))
                .andExpect(status().isNotModified())
                .andExpect(content().string(""));
    }

    @Test
    void leavesOtherPathsAlone() throws Exception {
        mvc.perform(get("/api/depots"))
                .andExpect(status().isOk())
                .andExpect(header().doesNotExist("ETag"));
    }
}
