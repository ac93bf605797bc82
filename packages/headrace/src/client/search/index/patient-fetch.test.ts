import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withPatience } from "./patient-fetch.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A response that ends as fetches do when they are given up. */
function slowServer() {
  const controller = new AbortController();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  writer.closed.catch(() => {});
  controller.signal.addEventListener("abort", () => void writer.abort(controller.signal.reason));
  const headers = { "Content-Type": "application/octet-stream" };
  return { controller, writer, response: new Response(readable, { headers, status: 206 }) };
}

test("a body that takes minutes is read to its end as long as something comes", async () => {
  const { controller, writer, response } = slowServer();
  const patient = await withPatience(Promise.resolve(response), controller);
  expect([patient.status, patient.headers.get("Content-Type")]).toEqual([
    206,
    "application/octet-stream",
  ]);
  const read = patient.arrayBuffer();
  for (let byte = 0; byte < 10; byte++) {
    await vi.advanceTimersByTimeAsync(20_000);
    void writer.write(Uint8Array.of(byte));
  }
  await vi.advanceTimersByTimeAsync(20_000);
  void writer.close();
  expect([...new Uint8Array(await read)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(controller.signal.aborted).toBe(false);
});

test("F51 a server that falls silent fails, in its body or before", async () => {
  const { controller, writer, response } = slowServer();
  const patient = await withPatience(Promise.resolve(response), controller);
  const silent = expect(patient.text()).rejects.toThrow("sent nothing for 30 seconds");
  void writer.write(Uint8Array.of(1));
  await vi.advanceTimersByTimeAsync(31_000);
  await silent;

  const other = new AbortController();
  const never = new Promise<Response>((_, fail) => {
    other.signal.addEventListener("abort", () => fail(other.signal.reason));
  });
  const waiting = expect(withPatience(never, other)).rejects.toThrow("sent nothing for 30 seconds");
  await vi.advanceTimersByTimeAsync(31_000);
  await waiting;
});

test("an index that nobody reads yet does not spoil", async () => {
  const { controller, writer, response } = slowServer();
  const patient = await withPatience(Promise.resolve(response), controller);
  await vi.advanceTimersByTimeAsync(100_000);
  void writer.write(Uint8Array.of(65));
  void writer.close();
  expect(await patient.text()).toBe("A");
});

test("F51 a line that breaks is a failure of its own, before the answer and in the middle of it", async () => {
  const refused = Promise.reject(new TypeError("Failed to fetch"));
  await expect(withPatience(refused, new AbortController())).rejects.toMatchObject({
    kind: "unreached",
  });
  const { controller, writer, response } = slowServer();
  const patient = await withPatience(Promise.resolve(response), controller);
  const read = patient.text();
  void writer.abort(new TypeError("network error"));
  await expect(read).rejects.toMatchObject({ kind: "unreached" });
});
