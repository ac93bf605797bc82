import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRandom, type Random } from "../../bench/random.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { diffSites } from "./diff-sites.ts";
import type { PageFacts } from "./page-facts.ts";
import { printHtml } from "./print-html.ts";
import { printMarkdown } from "./print-markdown.ts";
import { changedPlaces } from "./renderings.ts";
import type { SiteDiff } from "./site-diff.ts";

/** A page of a site that is made up. */
interface MadePage {
  route: string;
  title: string;
  headings: string[];
  lines: string[];
  facts: Partial<PageFacts>;
  /** Bytes that its document has besides. */
  ballast: number;
}

interface MadeSite {
  pages: MadePage[];
  redirects: Map<string, string>;
}

/** What was planted, as `diffSites` should tell it. */
interface Planted {
  added: string[];
  removed: string[];
  moved: string[];
  lostAddresses: string[];
  lostAnchors: string[];
  changed: string[];
  weights: string[];
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "diff-"));
});

afterAll(() => rm(folder, { recursive: true }));

function makePage(route: string, random: Random): MadePage {
  const name = route.slice(1) || "home";
  return {
    route,
    title: `Page <${name}> & "co"`,
    headings: Array.from({ length: random.integer(0, 4) }, (_, index) => `part-${index}`),
    lines: Array.from(
      { length: 5 + random.integer(0, 20) },
      (_, index) => `Line ${index} of ${name}.`,
    ),
    facts: { description: `About ${name}.`, next: { label: "Next one", route: "/next" } },
    ballast: random.integer(0, 3000),
  };
}

/** Each changes what readers see of a page outside of its article. */
const OTHER_FACTS: readonly [facts: Partial<PageFacts>, change: string][] = [
  [{ description: "About something else." }, "+1 -1"],
  [{ next: { label: "Another name", route: "/next" } }, "+1 -1"],
  [{ next: { label: "Next one", route: "/elsewhere" } }, "+1 -1"],
  [{ next: null }, "+0 -1"],
  [{ previous: { label: "Back", route: "/back" } }, "+1 -0"],
  [{ unlisted: true }, "+1 -0"],
  [{ language: "de" }, "+1 -0"],
  [{ tags: [{ label: "new", route: "/tags/new" }] }, "+1 -0"],
  [{ editUrl: "https://forge.test/edit/renamed.md" }, "+1 -0"],
  [{ head: [{ attributes: { name: "author", content: "Somebody" } }] }, "+1 -0"],
  [{ post: { date: { label: "May 1, 2026" }, authors: [{ name: "A" }, { name: "B" }] } }, "+3 -0"],
];

function copyOf({ pages, redirects }: MadeSite): MadeSite {
  return {
    pages: pages.map((page) => ({ ...page, headings: [...page.headings], lines: [...page.lines] })),
    redirects: new Map(redirects),
  };
}

/** Changes a site at random, each page at most once, and says how. */
function plant(site: MadeSite, random: Random): Planted {
  const planted: Planted = {
    added: [],
    removed: [],
    moved: [],
    lostAddresses: [],
    lostAnchors: [],
    changed: [],
    weights: [],
  };
  for (const page of [...site.pages]) {
    if (page.route === "/") continue;
    const { route } = page;
    switch (random.integer(0, 9)) {
      case 0: {
        site.pages = site.pages.filter((other) => other !== page);
        const to = random.pick(["", "/?from=old#top", "https://elsewhere.example/#top"]);
        if (to !== "") site.redirects.set(route, to);
        else planted.lostAddresses.push(route);
        planted.removed.push(`${route} ${to === "" ? "null" : to.replace(/^\/.*/, "/")}`);
        break;
      }
      case 1: {
        page.route = `/moved${route}`;
        const isRedirected = random.next() < 0.5;
        if (isRedirected) site.redirects.set(route, `${page.route}#part`);
        else planted.lostAddresses.push(route);
        planted.moved.push(`${route} ${page.route} ${isRedirected}`);
        break;
      }
      case 2: {
        const id = page.headings.pop();
        if (id === undefined) break;
        planted.lostAnchors.push(`${route}#${id}`);
        // The twin of such a site has no headings: what the page shows tells it.
        planted.changed.push(`${route} +0 -1`);
        break;
      }
      case 3:
        page.lines[0] = page.lines[0]?.replace(" ", random.pick(["\u00a0", " another "])) ?? "";
        planted.changed.push(`${route} +1 -1`);
        break;
      case 4:
        page.lines.splice(random.integer(0, page.lines.length), 0, "One more line.");
        planted.changed.push(`${route} +1 -0`);
        break;
      case 5:
        page.title += " again";
        planted.changed.push(`${route} +0 -0`);
        break;
      case 6:
        page.ballast += 20_000;
        planted.weights.push(route);
        break;
      case 7: {
        const [facts, change] = random.pick(OTHER_FACTS);
        page.facts = { ...page.facts, ...facts };
        planted.changed.push(`${route} ${change}`);
        break;
      }
      case 8: {
        const added = makePage(`/new${route}`, random);
        site.pages.push(added);
        planted.added.push(added.route);
        break;
      }
      default:
    }
  }
  // An old redirect that is gone leads nowhere now.
  for (const route of ["/very-old", "/older"]) {
    if (random.integer(0, 3) > 0) continue;
    site.redirects.delete(route);
    planted.lostAddresses.push(route);
  }
  return planted;
}

async function write(name: string, { pages, redirects }: MadeSite): Promise<string> {
  const root = join(folder, name);
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  for (const page of pages) {
    const { route, title, headings, lines, facts, ballast } = page;
    const stem = route === "/" ? "index" : route.slice(1);
    const body = headings
      .map((id) => `<h2 class="x" id="${id}">Part <code>${id}</code></h2>`)
      .join("");
    const chunk = { page: { ...facts, route, title, kind: "doc" }, body: `<p>x</p>${body}` };
    await put(`${stem}.page.json`, JSON.stringify(chunk));
    await put(`${stem}.html`, "x".repeat(5000 + ballast));
    await put(
      `${stem}.md`,
      `# ${title}\n\nPage: <https://x.test${route}>\n\n${lines.join("\n\n")}\n`,
    );
  }
  for (const [from, movedTo] of redirects) {
    await put(`${from.slice(1)}.page.json`, JSON.stringify({ movedTo }));
    await put(`${from.slice(1)}.html`, "moved");
  }
  return root;
}

function makeSite(random: Random): MadeSite {
  const routes = [
    "/",
    ...Array.from({ length: 4 + random.integer(0, 12) }, (_, index) => `/a/p${index}`),
  ];
  const pages = routes.map((route) => makePage(route, random));
  return {
    pages,
    redirects: new Map([
      ["/very-old", "/older"],
      ["/older", "/#top"],
    ]),
  };
}

function pageOf(diff: SiteDiff): string {
  return printHtml(
    diff,
    changedPlaces(diff).map((place) => ({ ...place, renderings: undefined })),
  );
}

describe("the difference between two builds", () => {
  it("is all that was planted, and nothing else", async () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = createRandom(seed);
      const old = makeSite(random);
      const now = copyOf(old);
      const planted = plant(now, random);
      // A chain of redirects ends where one of its links is gone.
      if (!now.redirects.has("/older") && !planted.lostAddresses.includes("/very-old"))
        planted.lostAddresses.push("/very-old");
      const diff = await diffSites({
        before: await write(`${seed}/old`, old),
        after: await write(`${seed}/new`, now),
        questions: undefined,
      });
      const found: Planted = {
        added: diff.added.map(({ route }) => route),
        removed: diff.removed.map(({ route, leadsTo }) => `${route} ${leadsTo}`),
        moved: diff.moved.map(
          ({ from, route, isRedirected }) => `${from} ${route} ${isRedirected}`,
        ),
        lostAddresses: diff.lostAddresses,
        lostAnchors: diff.lostAnchors.map(({ route, id }) => `${route}#${id}`),
        changed: diff.changed.map(({ route, added, removed }) => `${route} +${added} -${removed}`),
        weights: diff.weights.map(({ name }) => name),
      };
      const sorted = (all: Planted) =>
        Object.fromEntries(Object.entries(all).map(([key, list]) => [key, [...list].sort()]));
      expect({ seed, ...sorted(found) }).toEqual({ seed, ...sorted(planted) });
      expect(pageOf(diff)).not.toMatch(/<home>|<a\/p/);
    }
  }, 60_000);

  it("is none between a site and itself", async () => {
    const root = await write("same", makeSite(createRandom(1)));
    const diff = await diffSites({ before: root, after: root, questions: undefined });
    expect(printMarkdown(diff)).toContain("Readers see no difference.");
    expect(printMarkdown(diff)).not.toContain("###");
  });

  it("names what is no built site", async () => {
    const root = await write("one", makeSite(createRandom(2)));
    const other = join(folder, "empty");
    const answer = diffSites({ before: root, after: other, questions: undefined });
    await expect(answer).rejects.toThrow(SiteError);
    await writeFile(join(root, "index.page.json"), "{");
    const damaged = diffSites({ before: root, after: root, questions: undefined });
    await expect(damaged).rejects.toThrow(/index\.page\.json is not what a build writes/);
  });

  it("brings texts of pages as text, never as markup or as a mention of somebody", async () => {
    const site = makeSite(createRandom(3));
    const other = copyOf(site);
    const [home] = other.pages;
    if (!home) throw new Error("There is no home page.");
    home.title = "<img src=x onerror=alert(1)> @everyone [x](javascript:1) `";
    home.lines[0] = "</del><script>alert(1)</script>";
    const diff = await diffSites({
      before: await write("plain", site),
      after: await write("hostile", other),
      questions: undefined,
    });
    const markdown = printMarkdown(diff);
    expect(markdown).not.toMatch(/(?<!\\)<img|@everyone|(?<!\\)\[x/);
    const html = pageOf(diff);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("&lt;/del&gt;&lt;script&gt;");
  });
});
