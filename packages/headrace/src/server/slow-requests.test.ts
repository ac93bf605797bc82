import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startPostHandler } from "./post-handler.ts";
import { startPreview } from "./preview.ts";

const LOCAL = { port: 0, host: "127.0.0.1" };

/** Sends a request a byte at a time, as long as the server takes it. */
async function dribble(url: string, method: string, length = 100_000): Promise<string> {
  const socket = connect(Number(new URL(url).port), LOCAL.host);
  const head = `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;
  socket.write(`${head}Content-Length: ${length}\r\n\r\n`);
  let left = length;
  const drip = setInterval(() => left-- > 0 && socket.write("a"), 5);
  socket.on("error", () => {});
  const answer = await text(socket).catch(() => "");
  clearInterval(drip);
  return answer;
}

it.each(["POST", "GET", "PUT"])(
  "ends a %s to a site whose body never comes to an end",
  async (method) => {
    const server = await startPreview({
      ...LOCAL,
      root: import.meta.dirname,
      baseUrl: "/",
      patience: 50,
    });
    expect(await dribble(server.url, method)).toMatch(/^HTTP\/1\.1 40[45] /);
    await server.close();
  },
);

it("ends posts that dribble, and takes slow ones that keep to what they may take", async () => {
  const taken: string[] = [];
  const handler = {
    fetch: async (request: Request) => {
      taken.push(await request.text());
      return new Response("taken");
    },
  };
  const short = await startPostHandler(handler, { ...LOCAL, maxBody: 50, patience: 50 });
  expect(await dribble(short.url, "POST")).toMatch(/^HTTP\/1\.1 408 /);
  await short.close();
  expect(taken).toEqual([]);
  // As slow, and longer than what a request without a body may take.
  const long = await startPostHandler(handler, { ...LOCAL, maxBody: 1_000_000, patience: 50 });
  expect(await dribble(long.url, "POST", 40)).toMatch(/^HTTP\/1\.1 200 /);
  await long.close();
  expect(taken).toEqual(["a".repeat(40)]);
});
