package com.riverside.tracking;

import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.jwt;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.put;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import java.util.List;
import java.util.Map;
import org.hamcrest.Matchers;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.test.context.bean.override.mockito.MockitoBean;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.RequestPostProcessor;

// #region access-test
@WebMvcTest(ParcelController.class)
@Import({SecurityConfiguration.class, ParcelService.class})
class AccessTests {

    @Autowired
    private MockMvc mvc;

    /** Takes the place of the decoder that would fetch keys from Keycloak. */
    @MockitoBean
    private JwtDecoder decoder;

    @Test
    void asksForATokenFirst() throws Exception {
        mvc.perform(get("/parcels/PX-20417"))
                .andExpect(status().isUnauthorized())
                .andExpect(header().string("WWW-Authenticate", Matchers.startsWith("Bearer")));
    }

    @Test
    void letsEveryTokenRead() throws Exception {
        mvc.perform(get("/parcels/PX-20417").with(roles()))
                .andExpect(status().isOk());
    }

    @Test
    void letsDriversScanAndNobodyElse() throws Exception {
        String scan = "{\"parcelId\": \"PX-20417\", \"status\": \"IN_TRANSIT\"}";
        mvc.perform(post("/scans").with(roles("clerk"))
                        .contentType(MediaType.APPLICATION_JSON).content(scan))
                .andExpect(status().isForbidden());
        mvc.perform(post("/scans").with(roles("driver"))
                        .contentType(MediaType.APPLICATION_JSON).content(scan))
                .andExpect(status().isOk())
                .andExpect(jsonPath("$.status").value("IN_TRANSIT"));
    }

    private static RequestPostProcessor roles(String... roles) {
        return jwt()
                .jwt(token -> token.claim("realm_access", Map.of("roles", List.of(roles))))
                .authorities(new RealmRoles());
    }
    // #endregion access-test

    @Test
    void letsClerksCorrectAddresses() throws Exception {
        mvc.perform(put("/parcels/PX-20417/address").with(roles("driver"))
                        .contentType(MediaType.APPLICATION_JSON)
                        .content("{\"address\": \"Mill Lane 40\"}"))
                .andExpect(status().isForbidden());
        mvc.perform(put("/parcels/PX-20417/address").with(roles("clerk"))
                        .contentType(MediaType.APPLICATION_JSON)
                        .content("{\"address\": \"Mill Lane 40\"}"))
                .andExpect(status().isOk());
    }
}
