import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Window } from "happy-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { diffSites } from "./diff-sites.ts";
import { writeReport } from "./write-report.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "report-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(file: string, content: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** A built page below "/docs/", with all that a document loads, runs, and leads to. */
async function page(side: string, route: string, body: string): Promise<void> {
  const stem = `${side}${route}`;
  const chunk = { page: { route, title: route.slice(1), kind: "doc" }, body };
  await put(`${stem}.page.json`, JSON.stringify(chunk));
  await put(`${stem}.md`, `# ${route.slice(1)}\n\n${body.replace(/<[^>]*>/g, "\n")}\n`);
  await put(
    `${stem}.html`,
    `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="style-src 'self'"><script data-base="/docs/">run()</script>
<link rel="stylesheet" href="/docs/assets/a.css" integrity="sha256-x" crossorigin>
<link rel="stylesheet" href="https://fonts.example/a.css"><link rel="preload" href="/docs/x.js">
</head><body><nav><a href="/docs/other">Other</a></nav><article>${body}</article></body></html>`,
  );
}

async function site(side: string): Promise<string> {
  await put(`${side}/assets/a.css`, "@font-face{src:url(f.woff2)} b{background:url('../a b.svg')}");
  await put(`${side}/assets/f.woff2`, "font");
  await put(`${side}/a b.svg`, "<svg/>");
  return join(folder, side);
}

async function reportOf() {
  const [before, after] = [await site("old"), await site("new")];
  const into = join(folder, "report");
  await writeReport(await diffSites({ before, after, questions: undefined }), {
    before,
    after,
    into,
  });
  const read = (file: string) => readFile(join(into, file), "utf8");
  const open = async (file: string) => {
    const { document } = new Window();
    document.write(await read(file));
    return document;
  };
  return { read, open };
}

it("shows both sides of each page that differs, and says where a side has none", async () => {
  await page("old", "/a/kept", "<p>Same.</p><p>Old <b>words</b>.</p>");
  await page("new", "/a/kept", "<p>Same.</p><p>New <b>words</b>.</p><ul><li>More</li></ul>");
  await page("old", "/gone", "<p>Gone.</p>");
  await page("new", "/fresh", "<p>Quite another thing.</p>");
  const { open } = await reportOf();
  const report = await open("diff.html");
  const frames = [...report.querySelectorAll("iframe")].map((frame) => frame.getAttribute("src"));
  expect(frames.map((src) => src?.replace(/#.*/, ""))).toEqual([
    "diff-pages/before/gone.html",
    "diff-pages/after/fresh.html",
    "diff-pages/before/a/kept.html",
    "diff-pages/after/a/kept.html",
  ]);
  expect(report.body.textContent).toContain("Now: there is no such page.");
  const listed = [...report.querySelectorAll("nav a")].map((link) => {
    const id = decodeURIComponent(link.getAttribute("href") ?? "").slice(1);
    return report.getElementById(id)?.textContent;
  });
  expect(listed).toEqual([
    "Removed: gone (/gone)",
    "Added: fresh (/fresh)",
    "Changed: a/kept (/a/kept)",
  ]);
  const marks = async (file: string) => {
    const copy = await open(file);
    return [...copy.querySelectorAll("ins, del")].map(({ outerHTML }) => outerHTML);
  };
  expect(await marks("diff-pages/before/a/kept.html")).toEqual([
    '<del id="headrace-first-change">Old <b>words</b>.</del>',
  ]);
  expect(await marks("diff-pages/after/a/kept.html")).toEqual([
    '<ins id="headrace-first-change">New <b>words</b>.</ins>',
    "<ins>More</ins>",
  ]);
});

it("copies pages so that a folder is enough: nothing runs, nothing is loaded from elsewhere", async () => {
  const body = (word: string) =>
    `<p title="a > b" onclick="run()">${word} <code>&lt;a href="/docs/x"></code></p>
<img src="/docs/a%20b.svg?v=1" srcset="/docs/a%20b.svg 2x" alt=""><img src="/docs/../../etc/passwd">
<img src="https://other.example/x.png"><iframe src="https://other.example/" srcdoc="<p>"></iframe>
<svg viewBox="0 0 1 1"><use href="#a"/></svg><script>run()</script>`;
  await page("old", "/a/kept", body("Old"));
  await page("new", "/a/kept", body("New"));
  const { read, open } = await reportOf();
  const text = await read("diff-pages/after/a/kept.html");
  expect(text).not.toMatch(/run\(\)|other\.example|fonts\.example|integrity|passwd|x\.js|srcdoc/);
  const copy = await open("diff-pages/after/a/kept.html");
  const values = (selector: string, name: string) =>
    [...copy.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  expect(values("link", "href")).toEqual(["../assets/a.css", null]);
  expect(values("img", "src")).toEqual(["../a%20b.svg", null, null]);
  expect(values("img", "srcset")[0]).toBe("../a%20b.svg 2x");
  expect(values("a", "href")).toEqual([null]);
  expect(values("p", "title")).toEqual(["a > b"]);
  expect(copy.querySelector("code")?.textContent).toBe('<a href="/docs/x">');
  expect(await read("diff-pages/after/a b.svg")).toBe("<svg/>");
  const font = `data:font/woff2;base64,${Buffer.from("font").toString("base64")}`;
  const picture = `data:image/svg+xml;base64,${Buffer.from("<svg/>").toString("base64")}`;
  expect(await read("diff-pages/after/assets/a.css")).toBe(
    `@font-face{src:url(${font})} b{background:url(${picture})}`,
  );
});

it("leaves no copy of an earlier report, and what else stands in the folder alone", async () => {
  await page("old", "/a/kept", "<p>Old.</p>");
  await page("new", "/a/kept", "<p>New.</p>");
  await put("report/before/mine.html", "mine");
  const { read } = await reportOf();
  expect(await read("diff-pages/after/a/kept.html")).toContain("New.");
  await page("new", "/a/kept", "<p>Old.</p>");
  await page("new", "/b", "<p>Added.</p>");
  await reportOf();
  await expect(read("diff-pages/after/a/kept.html")).rejects.toThrow("ENOENT");
  expect(await read("diff-pages/after/b.html")).toContain("Added.");
  expect(await read("before/mine.html")).toBe("mine");
});
