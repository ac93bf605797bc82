package com.riverside.tracking;

import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.patch;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.ResultActions;

// #region test
@SpringBootTest
@AutoConfigureMockMvc
class ParcelConditionTests {

    @Autowired
    private MockMvc mvc;

    @BeforeEach
    void beginWithVersion7(@Autowired JdbcTemplate jdbc) {
        jdbc.update("update parcel set address = 'Mill Lane 4', version = 7");
    }

    @Test
    void sendsNoBodyToACallerThatIsCurrent() throws Exception {
        mvc.perform(get("/parcels/PX-20417").header("If-None-Match", "\"7\""))
                .andExpect(status().isNotModified())
                .andExpect(header().string("ETag", "\"7\""))
                .andExpect(content().string(""));
    }

    @Test
    void preventsTheLostUpdate() throws Exception {
        change("\"7\"", "{\"address\": \"Mill Lane 40\"}")
                .andExpect(status().isOk())
                .andExpect(header().string("ETag", "\"8\""));
        change("\"7\"", "{\"window\": \"14:00-17:00\"}")
                .andExpect(status().isPreconditionFailed());
        change("\"8\"", "{\"window\": \"14:00-17:00\"}")
                .andExpect(status().isOk())
                .andExpect(jsonPath("$.address").value("Mill Lane 40"))
                .andExpect(jsonPath("$.window").value("14:00-17:00"));
    }

    @Test
    void refusesAChangeWithoutCondition() throws Exception {
        change(null, "{\"address\": \"Mill Lane 40\"}")
                .andExpect(status().isPreconditionRequired());
        change("*", "{\"address\": \"Mill Lane 40\"}")
                .andExpect(status().isPreconditionRequired());
    }

    private ResultActions change(String ifMatch, String body) throws Exception {
        var request = patch("/parcels/PX-20417")
                .contentType(MediaType.APPLICATION_JSON).content(body);
        return mvc.perform(ifMatch == null ? request : request.header("If-Match", ifMatch));
    }
}
// #endregion test
