import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { listFiles } from "../../src/files/files.ts";
import { API_MESSAGES } from "../../src/model/messages/api/english.ts";
import { ENGLISH } from "../../src/model/messages/english.ts";
import { GERMAN } from "../../src/model/messages/german.ts";
import { copyFixture, type FixtureCopy } from "./fixture-copy.ts";

const PAGE = `---
title: Rad
tags: [Wasser]
---

## Erstens

:::note

Ein Text.

:::

:::caution

Ein Text.

:::

\`\`\`bash
make wheel
\`\`\`
`;

const FIXTURES = join(import.meta.dirname, "../fixtures");

/** The practice server of API pages, and what assistants read, are in English everywhere. */
const ENGLISH_ONLY = /^assets\/(?:practice-server|page-tools)-/;

let copy: FixtureCopy;

async function build(options: object): Promise<Map<string, string>> {
  const config = { name: "Mill", url: "https://mill.example", ...options };
  await write(
    "site/site.config.ts",
    `import { defineSite } from "headrace";\n\nexport default defineSite(${JSON.stringify(config)});\n`,
  );
  await buildSite(copy.root, { strict: false, report: () => {} });
  const files = (await listFiles(join(copy.root, "dist"))).filter(
    (file) => /\.(?:html|js)$/.test(file) && !ENGLISH_ONLY.test(file),
  );
  const texts = files.map((file) => readFile(join(copy.root, "dist", file), "utf8"));
  return new Map((await Promise.all(texts)).map((text, index) => [files[index] ?? "", text]));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy.root, file)), { recursive: true });
  await writeFile(join(copy.root, file), text);
}

beforeAll(async () => {
  copy = await copyFixture("smallest-site");
  await write("content/rad.md", PAGE);
});

afterAll(() => copy.remove());

/** For each sentence its name and its values. */
function ownSentences(): Record<string, string> {
  const values = (text: string) => new Set(text.match(/\{\w+\}/g));
  return Object.fromEntries(
    Object.entries(ENGLISH).map(([name, text]) => [
      name,
      [`own-${name}`, ...values(text)].join(" "),
    ]),
  );
}

/** A text as a whole: an element's, an attribute's, or a value of a script. */
function says(file: string, text: string): boolean {
  return (
    ['"', "`", "'"].some((mark) => file.includes(mark + text + mark)) || file.includes(`>${text}<`)
  );
}

describe("sentences of the engine", { timeout: 60_000 }, () => {
  it("are all those that the site says instead", async () => {
    const files = await build({
      locales: [{ code: "nl", label: "Nederlands" }],
      messages: { nl: ownSentences() },
      pageEnd: { connect: "/", feedback: "/feedback", searches: true },
    });
    // One word of English is one of another language, too, or a name in code.
    const sentences = Object.values(ENGLISH).filter((text) => /\w \w/.test(text));
    const english = [...files].flatMap(([file, text]) =>
      sentences
        .filter((sentence) => says(text, sentence))
        .map((sentence) => `${file}: ${sentence}`),
    );
    expect(english).toEqual([]);
    const page = files.get("rad.html") ?? "";
    for (const name of ["noteTitle", "cautionTitle", "copyCode", "wrapLines", "search"])
      expect(page).toMatch(new RegExp(`own-${name}`, "i"));
    expect(files.get("tags.html")).toContain("<h1>own-tagsTitle</h1>");
    expect(files.get("tags/wasser.html")).toContain(
      "<h1>own-docsTagged own-docCount 1 Wasser</h1>",
    );
    expect(files.get("404.html")).toContain("<title>own-notFound");
    const scripts = [...files].flatMap(([file, text]) => (file.endsWith(".js") ? [text] : []));
    for (const name of [
      "own-noResults",
      "own-emptySearches",
      "own-tellWriters",
      "own-searchesSent",
      "own-sendingRequest",
      "own-tokenServerUnreached",
      "own-tooDeep",
      "own-consoleNotLoaded",
    ])
      expect(scripts.some((text) => says(text, name))).toBe(true);
    expect(page).toContain(">own-printPage</button>");
  });

  it("around an API are those that the site says instead, in its Markdown too", async () => {
    const description = join(FIXTURES, "rich-api/api.yaml");
    await write("openapi/shop.yaml", await readFile(description, "utf8"));
    await build({
      locales: [{ code: "nl", label: "Nederlands" }],
      messages: { nl: ownSentences() },
      api: [{ id: "shop", file: "openapi/shop.yaml", route: "/shop" }],
    });
    const pages = (await listFiles(join(copy.root, "dist"))).filter((file) =>
      /^(?:shop|category)\b.*\.(?:html|md)$/.test(file),
    );
    const texts = await Promise.all(
      pages.map((file) => readFile(join(copy.root, "dist", file), "utf8")),
    );
    // What has no value stands in its page as it is; one word may be one of the description.
    const sentences = Object.values(API_MESSAGES)
      .flatMap((message) => message.split("|"))
      .map((form) => form.replace(/\{\w+\}/g, "").trim())
      .filter((text) => /\w \w/.test(text));
    const english = texts.flatMap((text, index) =>
      sentences
        .filter((sentence) => text.includes(sentence))
        .map((one) => `${pages[index]}: ${one}`),
    );
    expect(english).toEqual([]);
    const said = texts.join("\n");
    const names = Object.keys(API_MESSAGES).filter((name) => said.includes(`own-${name}`));
    expect(names.length).toBeGreaterThan(60);
    expect(said).toContain("## own-responses");
    expect(said).toMatch(/<h2 id="own-responses">/);
  });

  it("around an API are in the language of the site", async () => {
    const files = await build({
      locales: [{ code: "de", label: "Deutsch" }],
      api: [{ id: "shop", file: "openapi/shop.yaml", route: "/shop" }],
    });
    const page = files.get("shop/radNeu.html") ?? "";
    expect(page).toContain(`>${GERMAN.responses}<`);
    expect(page).toContain(`>${GERMAN.tryIt}<`);
  });

  it("of search are those of the page's language where the site has several", async () => {
    const files = await build({
      locales: [
        { code: "en", label: "English" },
        { code: "de", label: "Deutsch" },
      ],
    });
    const scripts = [...files].flatMap(([file, text]) => (file.endsWith(".js") ? [text] : []));
    const said = scripts.join("\n");
    expect(said).toMatch(
      new RegExp(
        `\\{en:.${ENGLISH.noResults}.,de:.${GERMAN.noResults}.\\}\\[document\\.documentElement\\.lang\\]`,
      ),
    );
    expect(files.get("de/rad.html")).toContain(`aria-label="${GERMAN.copyCode}"`);
    expect(files.get("rad.html")).toContain(`aria-label="${ENGLISH.copyCode}"`);
    expect(files.get("de/search.html")).toContain(`<h1>${GERMAN.searchSite}</h1>`);
  });
});
