package main

import (
	"net"
	"net/http"
	"os"
	"syscall"
	"testing"
	"time"
)

func TestAnswersUntilItIsToldToStop(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := listener.Addr().String()
	listener.Close()
	_, port, _ := net.SplitHostPort(address)
	t.Setenv("PORT", port)

	ended := make(chan error, 1)
	go func() { ended <- run() }()
	waitUntilReady(t, "http://"+address+"/health/ready")

	if err := syscall.Kill(os.Getpid(), syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	select {
	case err := <-ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(10 * time.Second):
		t.Error("still runs after SIGTERM")
	}
}

func waitUntilReady(t *testing.T, url string) {
	t.Helper()
	for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		answer, err := http.Get(url)
		if err != nil {
			continue
		}
		answer.Body.Close()
		if answer.StatusCode == http.StatusOK {
			return
		}
	}
	t.Fatal("never became ready")
}
