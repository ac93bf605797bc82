import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, vi } from "vitest";
import { feedbackHandler, MAX_FEEDBACK_BODY } from "../feedback/handler.ts";
import { startPostHandler } from "./post-handler.ts";

it("takes forms over HTTP, and tells senders apart by what the proxy says last", async () => {
  const kept: string[] = [];
  const handler = feedbackHandler({
    store: { add: async (entry) => void ("page" in entry && kept.push(entry.page)) },
    site: "https://docs.example.com/",
    limit: { perSender: 1, overall: 10 },
  });
  const server = await startPostHandler(handler, {
    port: 0,
    host: "127.0.0.1",
    maxBody: MAX_FEEDBACK_BODY,
    senderHeader: "X-Forwarded-For",
  });
  const send = async (
    sender: string,
    body = new URLSearchParams({ page: "/", helpful: "yes" }),
  ) => {
    const headers = { "X-Forwarded-For": sender };
    const answer = await fetch(server.url, { method: "POST", body, headers, redirect: "manual" });
    return answer.status;
  };
  try {
    expect(await send("9.9.9.9, 192.0.2.1")).toBe(303);
    // The reader may write what stands before the proxy's own entry.
    expect(await send("8.8.8.8, 192.0.2.1")).toBe(429);
    expect(await send("192.0.2.2")).toBe(303);
    const huge = new URLSearchParams({ page: "/", helpful: "yes", note: "x".repeat(1_000_000) });
    expect(await send("192.0.2.3", huge)).toBe(413);
    expect((await fetch(server.url)).status).toBe(405);
    expect(kept).toEqual(["/", "/"]);
  } finally {
    await server.close();
  }
});

it("passes on what a handler says while it says it, and tells it when the reader is gone", async () => {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("first\n")),
    cancel: () => leave(),
  });
  const server = await startPostHandler(
    { fetch: async () => new Response(body) },
    { port: 0, host: "127.0.0.1", maxBody: 100 },
  );
  try {
    const answer = await fetch(server.url, { method: "POST", body: "x" });
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe("first\n");
    await reader?.cancel();
    await left;
  } finally {
    await server.close();
  }
});

it("says nothing of those who go away before all is sent, and answers the next", async () => {
  const lines = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const arrived: Promise<unknown>[] = [];
  const listening = { port: 0, host: "127.0.0.1", maxBody: 100 };
  const server = await startPostHandler({ fetch: async () => new Response("taken") }, listening);
  try {
    const announced = [
      "Content-Length: 50\r\n\r\nhalf",
      "Transfer-Encoding: chunked\r\n\r\n4\r\nhalf",
    ];
    for (const end of announced) {
      const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
      arrived.push(once(socket, "close"));
      // The server answers that it goes on, so that it is known to be reading.
      socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n${end}`);
      await once(socket, "data");
      socket.destroy();
    }
    await Promise.all(arrived);
    const answer = await fetch(server.url, { method: "POST", body: "x" });
    expect(await answer.text()).toBe("taken");
  } finally {
    await server.close();
  }
  expect(lines.mock.calls).toEqual([]);
  lines.mockRestore();
});
