import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dashboard } from "./Dashboard";
import { loadParcels } from "./parcels";

const parcel = {
  id: "PX-20417",
  recipient: "Lena Brandt",
  destination: "Hamburg",
  status: "IN_TRANSIT",
  updatedAt: "2026-09-17T10:05:31Z",
};

function answer(...responses: Response[]) {
  const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => {
    const next = responses.shift();
    if (!next) {
      throw new Error("One request too many");
    }
    return next;
  });
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
}

beforeEach(() => {
  window.runtimeConfig = {
    apiBaseUrl: "/api",
    issuerUrl: "",
    clientId: "parcel-dashboard",
    environment: "test",
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// #region states
test("shows that it loads, then the parcels", async () => {
  answer(Response.json([parcel]));
  render(<Dashboard token="t-1" />);
  expect(screen.getByText("Loading parcels...")).toBeTruthy();
  expect(await screen.findByRole("cell", { name: "Lena Brandt" })).toBeTruthy();
});

test("says when there are none", async () => {
  answer(Response.json([]));
  render(<Dashboard token="t-1" />);
  expect(await screen.findByText("No parcels yet.")).toBeTruthy();
});

test("offers another try after a failure", async () => {
  answer(new Response(null, { status: 503 }), Response.json([parcel]));
  render(<Dashboard token="t-1" />);
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("cell", { name: "PX-20417" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("offers the log-in after a 401", async () => {
  answer(new Response(null, { status: 401 }));
  render(<Dashboard token="t-1" />);
  expect(await screen.findByRole("button", { name: "Log in again" })).toBeTruthy();
});
// #endregion states

// #region conditional
test("asks with the last label, and keeps the snapshot after a 304", async () => {
  const fetchMock = answer(
    Response.json([parcel], { headers: { ETag: '"7"' } }),
    new Response(null, { status: 304 }),
  );
  const first = await loadParcels("t-1");
  const second = await loadParcels("t-1", first);
  const headers = new Headers(fetchMock.mock.calls[1]?.[1].headers);
  expect(headers.get("If-None-Match")).toBe('"7"');
  expect(headers.get("Authorization")).toBe("Bearer t-1");
  expect(second).toBe(first);
});
// #endregion conditional
