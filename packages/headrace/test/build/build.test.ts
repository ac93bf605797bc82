import { lstat, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { SiteError } from "../../src/diagnostics/site-error.ts";
import { listFiles } from "../../src/files/files.ts";
import { copySmallSite } from "./fixture-copy.ts";

let root: string;
let remove: () => Promise<void>;

const build = () => buildSite(root, { strict: false, report: () => {} });
const published = (file: string) => readFile(join(root, "dist", file), "utf8");
const source = (file: string) => join(root, "content", file);

beforeAll(async () => {
  const copy = await copySmallSite();
  root = copy.root;
  remove = copy.remove;
  await build();
}, 60_000);

afterAll(() => remove());

describe("a build", () => {
  it("writes a document and a content chunk for each page, and the files around them", async () => {
    const files = (await listFiles(await realDist())).map((file) =>
      file.replace(/^(assets\/.*)-[\w-]{8}\./, "$1-*."),
    );
    expect(files).toMatchInlineSnapshot(`
      [
        "404.html",
        "_headers",
        "_redirects",
        "apple-touch-icon.png",
        "assets/client-*.js",
        "assets/fetch-token-*.js",
        "assets/images/dot.bd1da24d.svg",
        "assets/island-counter-28f978-*.js",
        "assets/islands-*.js",
        "assets/jsx-runtime-*.js",
        "assets/later-*.js",
        "assets/more-samples-*.js",
        "assets/mount-*.js",
        "assets/nav/1274f06050bd.json",
        "assets/nav/8377d422c18e.json",
        "assets/on-demand-*.css",
        "assets/practice-server-*.js",
        "assets/rarely-*.js",
        "assets/reference-*.css",
        "assets/start-*.js",
        "assets/start-app-*.js",
        "assets/start-search-*.js",
        "assets/style-*.css",
        "assets/zoom-dialog-*.js",
        "build-manifest.json",
        "favicon.svg",
        "guide.html",
        "guide.md",
        "guide.page.json",
        "guide.text.json",
        "guide/hidden.html",
        "guide/hidden.md",
        "guide/hidden.page.json",
        "guide/two.html",
        "guide/two.md",
        "guide/two.page.json",
        "guide/two.text.json",
        "headers.nginx.conf",
        "hello.txt",
        "icon-192.png",
        "icon-512.png",
        "index.html",
        "index.md",
        "index.page.json",
        "index.text.json",
        "llms-full.txt",
        "llms.txt",
        "nav/docs.json",
        "nav/routes.txt",
        "old/step.html",
        "old/step.page.json",
        "redirects.nginx.map",
        "robots.txt",
        "search-index-ltr.bin",
        "search-index.json",
        "search/index.html",
        "search/index.page.json",
        "site.webmanifest",
        "sitemap.xml",
      ]
    `);
  });

  it("resolves links, images and partials", async () => {
    expect(await published("index.html")).toContain('href="/guide/two#do-it"');
    const guide = await published("guide.html");
    expect(guide).toContain('<h2 id="shared-part">');
    expect(guide).toMatch(/<img[^>]+src="\/assets\/images\/dot\.[0-9a-f]+\.svg"[^>]*>/);
    expect(guide).toMatch(/<img[^>]+width="40" height="20"/);
  });

  it("shows a region of a file without the comments that mark it", async () => {
    const guide = await published("guide.html");
    expect(guide).toContain('<span class="t-string-expression">"hello"</span>');
    expect(guide).not.toContain("#region");
  });

  it("writes each page as Markdown, with links that are right anywhere", async () => {
    expect(await published("guide.md")).toMatchInlineSnapshot(`
      "# Guide

      > What the guide is about.

      Page: <https://small.example/guide>

      ## Shared part

      This text stands on more than one page.

      \`\`\`sh
      echo "hello"
      \`\`\`

      Hello, partial.

      ![A dot](https://small.example/assets/images/dot.bd1da24d.svg)
      "
    `);
    expect(await published("index.md")).toContain("(https://small.example/guide/two#do-it)");
    const head = await published("guide/two.html");
    expect(head).toContain('<link rel="alternate" type="text/markdown" href="/guide/two.md">');
    expect(await published("404.html")).not.toContain("text/markdown");
  });

  it("STATE-10 lists pages for language models, but for drafts and unlisted ones", async () => {
    expect(await published("llms.txt")).toMatchInlineSnapshot(`
      "# Small

      > A site for tests

      Every page as Markdown. All of them in one file: [llms-full.txt](https://small.example/llms-full.txt)

      ## Docs

      - [Guide](https://small.example/guide.md): What the guide is about.
      - [Step two](https://small.example/guide/two.md): The second step.
      - [Home](https://small.example/index.md): The home page of a small site.
      "
    `);
    const full = await published("llms-full.txt");
    expect(full).toContain("\n# Step two\n\n> The second step.\n");
    expect(full).not.toMatch(/^# (?:Hidden|Idea)$/m);
  });

  it("ships the article once: in the document's HTML, not in its data or the script", async () => {
    const guide = await published("guide.html");
    expect(guide.split("stands on more than one page")).toHaveLength(2);
    const script = (await listFiles(await realDist())).find((file) => /client-.*\.js$/.test(file));
    expect(await published(script ?? "")).not.toContain("stands on more than one page");
  });

  it("names the client in the chunk, and holds article and page data", async () => {
    const chunk = JSON.parse(await published("guide.page.json"));
    expect(chunk).toMatchObject({ page: { route: "/guide", title: "Guide" } });
    expect(chunk.client).toMatch(/^[0-9a-f]{8}$/);
    expect(chunk.body).toContain("Shared part");
  });

  it("renders components, and marks those that run in the browser", async () => {
    const two = await published("guide/two.html");
    expect(two).toContain('<p class="greeting">Hello, reader.</p>');
    expect(await published("guide.html")).toContain('<p class="greeting">Hello, partial.</p>');
    const [, script] =
      /<span data-island="(\/assets\/island-counter-[^"#]+)#sha256-[^"]+" data-export="Counter" data-props="{&quot;start&quot;:3}">/.exec(
        two,
      ) ?? [];
    expect(await published(script ?? "missing")).toContain("Pressed");
  });

  it("STATE-10 keeps unlisted pages out of sidebars and sitemap and drafts out of the site", async () => {
    expect(await published("guide/hidden.html")).toContain('content="noindex');
    expect(await published("sitemap.xml")).not.toContain("hidden");
    expect(await published("nav/docs.json")).not.toContain("idden");
    await expect(published("guide/idea.html")).rejects.toThrow("ENOENT");
  });

  it("REDIR-03 writes a document and rules for each redirect", async () => {
    const document = await published("old/step.html");
    expect(document).toContain('<link rel="canonical" href="https://small.example/guide/two">');
    expect(document).toContain('<meta http-equiv="refresh" content="0; url=/guide/two">');
    expect(document).toContain("+location.search+location.hash");
    expect(await published("_redirects")).toBe("/old/step /guide/two 301\n");
    expect(await published("redirects.nginx.map")).toBe('"/old/step" "/guide/two";\n');
    expect(await published("sitemap.xml")).not.toContain("/old/");
  });

  it("CONST-02 lists the pages in the sitemap, weekly, priority 0.5", async () => {
    expect(await published("sitemap.xml")).toContain(
      "<url><loc>https://small.example/guide/two</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>",
    );
  });
});

describe("the next build", () => {
  it("takes over what is unchanged and renders what is not, equal to a clean build", async () => {
    await writeFile(source("guide/_shared.md"), "## Shared part\n\nAnother text.\n");
    const { rendered } = await build();
    expect(rendered).toBe(1);
    const incremental = await snapshot();
    await rm(join(root, ".cache"), { recursive: true });
    await rm(join(root, "dist"));
    await build();
    expect(await snapshot()).toEqual(incremental);
  });

  it("renders the pages that show a changed file", async () => {
    await writeFile(source("guide/_shared.md"), '```file="../../examples/hello.sh#greet"\n```\n');
    await build();
    await writeFile(join(root, "examples/hello.sh"), "# #region greet\necho again\n# #endregion\n");
    expect((await build()).rendered).toBe(1);
    expect(await published("guide.html")).toContain("again");
  });

  it("leaves the published site alone when a page has an error", async () => {
    const before = await snapshot();
    const good = await readFile(source("index.md"), "utf8");
    await writeFile(source("index.md"), `${good}\n[gone](/nowhere)\n`);
    const failure = await build().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SiteError);
    expect((failure as SiteError).diagnostics).toMatchObject([
      { code: "broken-link", file: "content/index.md", line: 8, column: 1 },
    ]);
    expect(await snapshot()).toEqual(before);
    await writeFile(source("index.md"), good);
  });

  it("leads from a page's Markdown to its own headings, wherever it is read", async () => {
    const text = "---\ntitle: Self\n---\n\n[Below](#there)\n\n## There\n\nText.\n";
    await writeFile(source("self.md"), text);
    await build();
    expect(await published("self.md")).toContain("[Below](https://small.example/self#there)");
    await rm(source("self.md"));
    await build();
  });

  it("gives a file back that a static one had replaced", async () => {
    const before = await snapshot();
    const replacement = join(root, "static", "guide.md");
    await writeFile(replacement, "Another text.\n");
    await build();
    expect(await published("guide.md")).toBe("Another text.\n");
    await rm(replacement);
    await build();
    expect(await snapshot()).toEqual(before);
  });

  it("publishes through a link, in one step, and keeps two releases at most", async () => {
    await build();
    await build();
    expect((await lstat(join(root, "dist"))).isSymbolicLink()).toBe(true);
    expect(await readdir(join(root, ".releases"))).toHaveLength(2);
  });
});

async function realDist(): Promise<string> {
  return realpath(join(root, "dist"));
}

/** Every published file with its content. */
async function snapshot(): Promise<Record<string, string>> {
  const folder = await realDist();
  const files = await listFiles(folder);
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file), "base64")));
  return Object.fromEntries(files.map((file, index) => [file, contents[index] ?? ""]));
}
