package com.riverside.tracking;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.put;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.transaction.annotation.Transactional;

// #region api-test
@EnabledIf("com.riverside.tracking.DatabaseConfiguration#isAvailable")
@SpringBootTest
@AutoConfigureMockMvc
@Import(DatabaseConfiguration.class)
@Transactional
class ParcelApiTests {

    @Autowired
    private MockMvc mvc;

    @Test
    void registersAndMovesAParcel() throws Exception {
        String location = register("Hamburg");
        mvc.perform(put(location + "/status").contentType(MediaType.APPLICATION_JSON)
                        .content("{\"status\": \"IN_TRANSIT\"}"))
                .andExpect(status().isOk());
        mvc.perform(get(location))
                .andExpect(status().isOk())
                .andExpect(jsonPath("$.status").value("IN_TRANSIT"));
        mvc.perform(put(location + "/status").contentType(MediaType.APPLICATION_JSON)
                        .content("{\"status\": \"REGISTERED\"}"))
                .andExpect(status().isConflict());
    }
    // #endregion api-test

    @Test
    void listsOneDestinationNewestFirst() throws Exception {
        register("Hamburg");
        register("Bremen");
        String newest = register("Hamburg");
        mvc.perform(get("/parcels").param("destination", "Hamburg"))
                .andExpect(status().isOk())
                .andExpect(jsonPath("$.length()").value(2))
                .andExpect(jsonPath("$[0].id").value(newest.substring("/parcels/".length())));
    }

    private String register(String destination) throws Exception {
        return mvc.perform(post("/parcels").contentType(MediaType.APPLICATION_JSON)
                        .content("""
                                {"recipient": "Lena Brandt", "destination": "%s",
                                 "weightGrams": 1200}
                                """.formatted(destination)))
                .andExpect(status().isCreated())
                .andReturn().getResponse().getHeader("Location");
    }
}
