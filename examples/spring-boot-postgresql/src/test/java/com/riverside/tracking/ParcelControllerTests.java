package com.riverside.tracking;

import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.http.MediaType;
import org.springframework.test.context.bean.override.mockito.MockitoBean;
import org.springframework.test.web.servlet.MockMvc;

// #region web-test
@WebMvcTest(ParcelController.class)
class ParcelControllerTests {

    @Autowired
    private MockMvc mvc;

    @MockitoBean
    private ParcelService parcels;

    @Test
    void namesEveryFieldThatIsWrong() throws Exception {
        mvc.perform(post("/parcels").contentType(MediaType.APPLICATION_JSON)
                        .content("""
                                {"recipient": "", "destination": "Hamburg", "weightGrams": 0}
                                """))
                .andExpect(status().isBadRequest())
                .andExpect(content().contentType(MediaType.APPLICATION_PROBLEM_JSON))
                .andExpect(jsonPath("$.errors[*].field",
                        containsInAnyOrder("recipient", "weightGrams")));
        verify(parcels, never()).register(any());
    }
    // #endregion web-test

    @Test
    void refusesABrokenBody() throws Exception {
        mvc.perform(post("/parcels").contentType(MediaType.APPLICATION_JSON).content("{"))
                .andExpect(status().isBadRequest())
                .andExpect(content().contentType(MediaType.APPLICATION_PROBLEM_JSON));
    }

    @Test
    void answersNotFoundAsAProblem() throws Exception {
        when(parcels.find("PX-1")).thenThrow(new UnknownParcelException("PX-1"));
        mvc.perform(get("/parcels/PX-1"))
                .andExpect(status().isNotFound())
                .andExpect(jsonPath("$.detail").value("There is no parcel PX-1"));
    }
}
