package main

import (
	"bytes"
	"net/http/httptest"
	"strings"
	"testing"
)

// #region test
func TestZones(t *testing.T) {
	for path, want := range map[string]struct {
		status int
		body   string
	}{
		"/zones/20457":  {200, `{"postcode":"20457","zone":"north"}`},
		"/zones/2045":   {404, `{"status":404,"title":"A postal code has five digits"}`},
		"/zones/":       {404, `{"status":404,"title":"A postal code has five digits"}`},
		"/health/ready": {200, `{"status":"UP"}`},
		"/health/live":  {200, `{"status":"UP"}`},
	} {
		recorder := httptest.NewRecorder()
		newHandler().ServeHTTP(recorder, httptest.NewRequest("GET", path, nil))
		if recorder.Code != want.status || strings.TrimSpace(recorder.Body.String()) != want.body {
			t.Errorf("%s: got %d %s", path, recorder.Code, recorder.Body)
		}
	}
}

// #endregion test
func TestEveryFirstDigitHasAZone(t *testing.T) {
	for digit := byte('0'); digit <= '9'; digit++ {
		if zones[digit] == "" {
			t.Errorf("no zone for %c", digit)
		}
	}
}

func TestLogLinesAreJSON(t *testing.T) {
	var out bytes.Buffer
	if _, err := (jsonLines{&out}).Write([]byte("a \"quoted\" line\n")); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), `"message":"a \"quoted\" line"`) {
		t.Error(out.String())
	}
}
