// Command zone-api tells in which delivery zone a postal code lies.
package main

import (
	"context"
	"log"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// version is set by the build: -ldflags "-X main.version=1.0.0".
var version = "local"

func main() {
	log.SetFlags(0)
	log.SetOutput(jsonLines{os.Stdout})
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

// #region run
// run serves until the process is told to stop, and then finishes what is open.
func run() error {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	server := &http.Server{
		Addr:              ":" + port,
		Handler:           newHandler(),
		ReadHeaderTimeout: 5 * time.Second,
	}

	stop, cancel := signal.NotifyContext(context.Background(), syscall.SIGTERM, os.Interrupt)
	defer cancel()

	failed := make(chan error, 1)
	go func() { failed <- server.ListenAndServe() }()
	log.Printf("zone-api %s listens on port %s", version, port)

	select {
	case err := <-failed:
		return err
	case <-stop.Done():
	}

	log.Print("SIGTERM received, finishing open requests")
	limit, cancelLimit := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancelLimit()
	return server.Shutdown(limit)
}

// #endregion run
