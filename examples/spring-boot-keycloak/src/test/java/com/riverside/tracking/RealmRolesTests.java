package com.riverside.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.oauth2.jwt.Jwt;

class RealmRolesTests {

    private final RealmRoles roles = new RealmRoles();

    @Test
    void addsThePrefixThatHasRoleExpects() {
        Jwt token = token(Map.of("roles", List.of("clerk", "driver")));
        assertEquals(
                List.of(new SimpleGrantedAuthority("ROLE_clerk"),
                        new SimpleGrantedAuthority("ROLE_driver")),
                roles.convert(token));
    }

    @Test
    void givesNothingToATokenWithoutRoles() {
        assertTrue(roles.convert(token(Map.of())).isEmpty());
        assertTrue(roles.convert(token(Map.of("roles", "driver"))).isEmpty());
    }

    private static Jwt token(Map<String, Object> access) {
        return Jwt.withTokenValue("test").header("alg", "none")
                .claim("realm_access", access)
                .build();
    }
}
