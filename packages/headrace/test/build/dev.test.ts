import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDev } from "../../src/dev/dev-server.ts";
import type { RunningServer } from "../../src/server/listen.ts";
import { copySmallSite } from "./fixture-copy.ts";

let site: Awaited<ReturnType<typeof copySmallSite>>;
let server: RunningServer;
let updates: AsyncGenerator<Update>;

interface Update {
  type: string;
  route?: string;
  chunk?: { body: string };
  items?: { code: string; line: number; frame: string }[];
}

beforeAll(async () => {
  site = await copySmallSite();
  server = await startDev({ root: site.root, port: 0, host: "127.0.0.1", report: () => {} });
  updates = await listenForUpdates();
}, 60_000);

afterAll(async () => {
  await server.close();
  await site.remove();
});

const get = (path: string) => fetch(new URL(path, server.url));

describe("the dev server", () => {
  it("answers pages, content chunks and navigation trees as the built site does", async () => {
    const page = await get("/guide");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("This text stands on more than one page.");
    expect(await (await get("/guide.page.json")).json()).toMatchObject({
      page: { route: "/guide" },
    });
    expect(await (await get("/guide.md")).text()).toMatch(
      /^# Guide\n[\s\S]*```sh\necho "hello"\n```/,
    );
    expect(await (await get("/nav/docs.json")).json()).toMatchObject({ sidebar: "docs" });
    expect(await (await get("/hello.txt")).text()).toBe("in the clear\n");
  });

  it("PAGE-03 answers 404 with the not-found page for any other path", async () => {
    const page = await get("/nowhere");
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("Page not found");
  });

  it("STATE-10 shows drafts, with their banner", async () => {
    const page = await get("/guide/idea");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Draft page");
  });

  it("sends the article of an edited page to whoever has it open", async () => {
    // What changes before the server has looked for the first time reloads all: one of these comes after it.
    const timer = setInterval(
      () => edit("guide/two.mdx", (text) => `${text}\nA new sentence.\n`),
      500,
    );
    // On a slow machine pages come first that the server makes again in doubt.
    const isShown = ({ route, chunk }: Update) =>
      route === "/guide/two" && has(chunk, "A new sentence.");
    await next("page", isShown).finally(() => clearInterval(timer));
  });

  it("sends every page that shows an edited partial", async () => {
    await get("/guide");
    await edit("guide/_shared.md", (text) => `${text}\nShared news.\n`);
    await next("page", ({ route, chunk }) => route === "/guide" && has(chunk, "Shared news."));
  });

  it("shows a file as it is in the end, however it was written", async () => {
    const file = join(site.root, "content/guide/_shared.md");
    const text = await readFile(file, "utf8");
    for (const part of ["", text.slice(0, 20), `${text}\nWritten in parts.\n`]) {
      await writeFile(file, part);
    }
    await next("page", ({ route, chunk }) => route === "/guide" && has(chunk, "in parts."));
  });

  it("reloads when a title changes, since other pages show it too", async () => {
    await edit("guide/two.mdx", (text) => text.replace("title: Step two", "title: Second step"));
    await next("reload");
    expect(await (await get("/guide")).text()).toContain("Second step");
  });

  it("sends every page that shows an edited file of another folder", async () => {
    // The server says nothing when it begins to watch a file: one of these changes is the first.
    const timer = setInterval(
      () => edit("../examples/hello.sh", (text) => text.replace('"', '"good ')),
      500,
    );
    const shown = next("page", ({ chunk }) => has(chunk, "good"));
    expect(await shown.finally(() => clearInterval(timer))).toMatchObject({ route: "/guide" });
  });

  it("takes back a problem that a new static file mends", async () => {
    const codesAre =
      (wanted: string) =>
      ({ items }: Update) =>
        items?.map(({ code }) => code).join() === wanted;
    await edit("index.md", (text) => `${text}\n[later](/later.txt)\n`);
    await next("diagnostics", codesAre("broken-link"));
    await writeFile(join(site.root, "static/later.txt"), "Come later.");
    await next("diagnostics", codesAre(""));
    await edit("index.md", (text) => text.replace("\n[later](/later.txt)\n", ""));
    await rm(join(site.root, "static/later.txt"));
  }, 60_000);

  it("follows a folder that is put away and back, as another branch does", async () => {
    const away = join(site.root, "away");
    const folder = join(site.root, "site");
    await rename(folder, away);
    await next("diagnostics", ({ items }) => items?.some(({ code }) => code === "config") ?? false);
    await rename(away, folder);
    await next("diagnostics", ({ items }) => items?.length === 0);
  }, 60_000);

  it("shows problems with their code frame, and that they are mended", async () => {
    await edit("index.md", (text) => `${text}\n[gone](./gone.md)\n`);
    // On a busy machine the file may be seen empty first.
    const isBroken = ({ items }: Update) => items?.[0]?.code === "broken-markdown-link";
    const broken = await next("diagnostics", isBroken);
    expect(broken.items).toMatchObject([{ line: 8 }]);
    expect(broken.items?.[0]?.frame).toContain("> 8 | [gone](./gone.md)");
    await edit("index.md", (text) => text.replace("[gone](./gone.md)", ""));
    await next("diagnostics", ({ items }) => items?.length === 0);
  });
});

function has(chunk: Update["chunk"], text: string): boolean {
  return chunk?.body.includes(text) ?? false;
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(site.root, "content", file);
  await writeFile(path, change(await readFile(path, "utf8")));
}

/** The next update that is as wanted; what comes before it is skipped. */
async function next(type: string, isWanted = (_: Update) => true): Promise<Update> {
  for (;;) {
    const { value, done } = await updates.next();
    if (done) throw new Error("The server ended the stream of updates.");
    if (value.type === type && isWanted(value)) return value;
  }
}

async function* parse(stream: IncomingMessage): AsyncGenerator<Update> {
  let rest = "";
  for await (const part of stream.setEncoding("utf8")) {
    const messages = (rest + part).split("\n\n");
    rest = messages.pop() ?? "";
    for (const message of messages) yield JSON.parse(message.slice("data: ".length));
  }
}

function listenForUpdates(): Promise<AsyncGenerator<Update>> {
  return new Promise((resolve, reject) => {
    const url = new URL("/__dev", server.url);
    request(url, (response) => resolve(parse(response)))
      .once("error", reject)
      .end();
  });
}
