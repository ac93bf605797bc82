import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { listen, onFreePort, type RunningServer } from "./listen.ts";

const start = (port: number): Promise<RunningServer> =>
  listen(createServer(), { port, host: "127.0.0.1", baseUrl: "/" });

test("behind the last port there is none to try: it is taken, and that is all", async () => {
  const first = await start(65_535).catch(() => undefined);
  await expect(onFreePort(65_535, start)).rejects.toMatchObject({ code: "EADDRINUSE" });
  await first?.close();
});

test("a port that is taken leads to the next one", async () => {
  const first = await start(0);
  const next = await onFreePort(Number(new URL(first.url).port), start);
  expect(next.url).not.toBe(first.url);
  await Promise.all([first.close(), next.close()]);
});

const HOSTS = Object.values(networkInterfaces()).flatMap((own) =>
  (own ?? []).filter(({ internal }) => internal).map(({ address }) => address),
);

test.each(["localhost", ...HOSTS])("the address that is told can be opened: %s", async (host) => {
  const server = createServer((_, response) => response.end("here"));
  const { url, close } = await listen(server, { port: 0, host, baseUrl: "/docs/" });
  const answer = await fetch(url);
  expect([new URL(url).pathname, await answer.text()]).toEqual(["/docs/", "here"]);
  await close();
});
