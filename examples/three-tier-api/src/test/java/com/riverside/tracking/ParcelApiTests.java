package com.riverside.tracking;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.put;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.transaction.annotation.Transactional;

@SpringBootTest
@AutoConfigureMockMvc
@Transactional
class ParcelApiTests {

    @Autowired
    private MockMvc mvc;

    @Test
    void registersAndFindsAParcel() throws Exception {
        String location = register("Lena Brandt", "Hamburg");
        mvc.perform(get(location))
                .andExpect(status().isOk())
                .andExpect(jsonPath("$.recipient").value("Lena Brandt"))
                .andExpect(jsonPath("$.status").value("REGISTERED"));
        mvc.perform(get("/api/parcels"))
                .andExpect(status().isOk())
                .andExpect(jsonPath("$.length()").value(1));
    }

    @Test
    void movesForwardOnly() throws Exception {
        String location = register("Lena Brandt", "Hamburg");
        mvc.perform(put(location + "/status").contentType(MediaType.APPLICATION_JSON)
                        .content("{\"status\": \"IN_TRANSIT\"}"))
                .andExpect(status().isOk())
                .andExpect(jsonPath("$.status").value("IN_TRANSIT"));
        mvc.perform(put(location + "/status").contentType(MediaType.APPLICATION_JSON)
                        .content("{\"status\": \"REGISTERED\"}"))
                .andExpect(status().isConflict());
    }

    @Test
    void refusesAParcelWithoutRecipient() throws Exception {
        mvc.perform(post("/api/parcels").contentType(MediaType.APPLICATION_JSON)
                        .content("{\"recipient\": \"\", \"destination\": \"Hamburg\"}"))
                .andExpect(status().isBadRequest());
    }

    @Test
    void doesNotKnowEveryParcel() throws Exception {
        mvc.perform(get("/api/parcels/PX-1")).andExpect(status().isNotFound());
        mvc.perform(get("/api/parcels/20417")).andExpect(status().isNotFound());
    }

    private String register(String recipient, String destination) throws Exception {
        return mvc.perform(post("/api/parcels").contentType(MediaType.APPLICATION_JSON)
                        .content("{\"recipient\": \"%s\", \"destination\": \"%s\"}"
                                .formatted(recipient, destination)))
                .andExpect(status().isCreated())
                .andReturn().getResponse().getHeader("Location");
    }
}
