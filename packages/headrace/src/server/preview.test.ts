import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { RunningServer } from "./listen.ts";
import { startPreview } from "./preview.ts";

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "preview-"));
  const root = join(folder, "site");
  await mkdir(join(root, "release"), { recursive: true });
  await writeFile(join(folder, "secret.txt"), "secret");
  await writeFile(join(root, "index.html"), "home");
  await writeFile(join(root, "faq.html"), "faq");
  await writeFile(join(root, "release.html"), "release");
  await writeFile(join(root, "release/6-9.html"), "6.9");
  await writeFile(join(root, "404.html"), "not found");
  await writeFile(join(root, "old.html"), "the page that leads on");
  await writeFile(
    join(root, "_redirects"),
    "/old /faq#costs 301\n/old%20one/ /release?x=1#end 301\n/away https://other.example/ 301\n",
  );
  server = await startPreview({ root, port: 0, baseUrl: "/", redirects: true });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe("the preview server", () => {
  it.each([
    ["/", "home"],
    ["/faq", "faq"],
    ["/faq?x=1", "faq"],
    ["/release", "release"],
    ["/release/6-9", "6.9"],
  ])("PAGE-02 answers %s with its page", async (path, body) => {
    expect(await ask(path)).toMatchObject({ status: 200, body });
  });

  it.each([
    ["/faq.html", "/faq"],
    ["/faq/", "/faq"],
    ["/faq/index.html", "/faq"],
    ["/index.html", "/"],
    ["/release/", "/release"],
    ["/release/6-9.html?x=1", "/release/6-9?x=1"],
  ])("PAGE-02 sends %s to %s for good", async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, location });
  });

  it.each([
    ["/old", "/faq#costs"],
    ["/old/", "/faq#costs"],
    ["/old?a=1", "/faq?a=1#costs"],
    ["/old.html", "/old"],
    ["/old%20one?a=1", "/release?x=1&a=1#end"],
    ["/old%20one/", "/release?x=1#end"],
    ["/away", "https://other.example/"],
  ])("PAGE-02 sends %s, which has moved, to %s", async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, location });
  });

  it("reads the redirects of a site that was built anew", async () => {
    const file = join(folder, "site/_redirects");
    const before = await readFile(file, "utf8");
    onTestFinished(() => writeFile(file, before));
    await writeFile(file, "/newly-moved /release 301\n");
    expect(await ask("/newly-moved")).toMatchObject({ status: 301, location: "/release" });
    expect(await ask("/old")).toMatchObject({ status: 200, body: "the page that leads on" });
  });

  it("serves the page that leads on where it is not to read `_redirects`", async () => {
    const plain = await startPreview({ root: join(folder, "site"), port: 0, baseUrl: "/" });
    onTestFinished(() => plain.close());
    expect(await (await fetch(new URL("/old", plain.url))).text()).toBe("the page that leads on");
  });

  it.each(["/nope", "/nope/", "/nope.html", "/release/7-0", "/FAQ"])(
    "PAGE-03 answers %s with 404 and the not-found page",
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, body: "not found" });
    },
  );

  it.each([
    ["/../secret.txt", 400],
    ["/%2e%2e%2fsecret.txt", 400],
    ["/..%5csecret.txt", 400],
    ["/%252e%252e%252fsecret.txt", 404],
    ["/faq%00.html", 400],
    ["/%zz", 400],
    ["//evil.example/%2e%2e", 400],
    ["//evil.example", 404],
    [`/${"a".repeat(9000)}`, 414],
  ])("refuses %s", async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain("secret");
    expect(answer.location ?? "/").toMatch(/^\/(?!\/)/);
  });
});

/** Sends a request target as it is: clients would tidy it up first. */
function ask(target: string): Promise<{ status: number; location?: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (part) => {
      text += part;
    });
    socket.once("error", reject);
    socket.once("end", () => {
      const [head = "", body = ""] = text.split("\r\n\r\n");
      const location = /^location: (.*)$/im.exec(head)?.[1];
      resolve({
        status: Number(head.split(" ")[1]),
        ...(location === undefined ? {} : { location }),
        body,
      });
    });
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}
