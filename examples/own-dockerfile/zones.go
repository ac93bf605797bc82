package main

import (
	"encoding/json"
	"io"
	"net/http"
	"regexp"
	"strings"
	"time"
)

var postcode = regexp.MustCompile(`^[0-9]{5}$`)

// zones maps the first digit of a postal code to a zone. The same table is on the driver's map.
var zones = map[byte]string{
	'0': "east", '1': "east", '2': "north", '3': "north", '4': "west",
	'5': "west", '6': "center", '7': "south", '8': "south", '9': "south",
}

// #region handler
// newHandler has every address of the component.
func newHandler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/zones/", getZone)
	mux.HandleFunc("/health/live", up)
	mux.HandleFunc("/health/ready", up)
	return mux
}

func getZone(w http.ResponseWriter, r *http.Request) {
	code := strings.TrimPrefix(r.URL.Path, "/zones/")
	if !postcode.MatchString(code) {
		answer(w, http.StatusNotFound, map[string]any{"title": "A postal code has five digits", "status": 404})
		return
	}
	answer(w, http.StatusOK, map[string]any{"postcode": code, "zone": zones[code[0]]})
}

// #endregion handler
func up(w http.ResponseWriter, _ *http.Request) {
	answer(w, http.StatusOK, map[string]any{"status": "UP"})
}

func answer(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}

// jsonLines turns each line of the standard logger into the JSON that Millrace reads.
type jsonLines struct{ out io.Writer }

func (j jsonLines) Write(line []byte) (int, error) {
	entry := map[string]string{
		"timestamp": time.Now().UTC().Format(time.RFC3339Nano),
		"level":     "INFO",
		"message":   strings.TrimSuffix(string(line), "\n"),
	}
	return len(line), json.NewEncoder(j.out).Encode(entry)
}
