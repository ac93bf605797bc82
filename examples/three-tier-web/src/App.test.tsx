import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { App } from "./App";

const parcel = {
  id: "PX-20417",
  recipient: "Lena Brandt",
  destination: "Hamburg",
  status: "REGISTERED",
  createdAt: "2026-09-17T10:04:12Z",
  updatedAt: "2026-09-17T10:04:12Z",
};

function answer(status: number, body: unknown) {
  const fetchMock = vi.fn(async (_url: string, _init?: RequestInit) =>
    Response.json(body, { status }),
  );
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = "";
});

test("lists parcels and links to their details", async () => {
  answer(200, [parcel]);
  render(<App />);
  const link = await screen.findByRole("link", { name: "PX-20417" });
  expect(link.getAttribute("href")).toBe("#/parcels/PX-20417");
});

test("says when there are no parcels", async () => {
  answer(200, []);
  render(<App />);
  expect(await screen.findByText("No parcels yet.")).toBeTruthy();
});

test("moves a parcel to the next status", async () => {
  const fetchMock = answer(200, parcel);
  window.location.hash = "#/parcels/PX-20417";
  render(<App />);
  fireEvent.click(await screen.findByRole("button", { name: "Set to IN_TRANSIT" }));
  const [url, init] = fetchMock.mock.calls[1];
  expect(url).toBe("/api/parcels/PX-20417/status");
  expect(init).toMatchObject({ method: "PUT", body: '{"status":"IN_TRANSIT"}' });
});

test("shows the trace of a failed request", async () => {
  answer(500, {});
  render(<App />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/failed: 500 Trace [0-9a-f]{32}/);
});
