import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PageVersion } from "../model/page.ts";
import type { SiteData } from "../model/site.ts";
import { Shell } from "./shell.tsx";
import type { ShellProps } from "./shell-props.ts";
import { page, shellProps } from "./test-data.ts";

function html(changes: Partial<ShellProps> = {}): string {
  return renderToStaticMarkup(<Shell {...shellProps(changes)} />);
}

/** The opening tag (and no more) of each element that the pattern finds. */
function tags(markup: string, pattern: RegExp): string[] {
  return markup.match(pattern) ?? [];
}

describe("the page's frame", () => {
  test("CHROME-03 begins with the skip link's container and leads to main", () => {
    const markup = html();
    expect(markup).toMatch(/^<section id="skip-to-content"[^>]*tabindex="-1"><a[^>]*href="#main">/);
    expect(tags(markup, /<main[^>]*>/g)).toEqual(['<main id="main" tabindex="-1">']);
  });

  test("has one of each landmark, and every nav has a name of its own", () => {
    const markup = html();
    expect(tags(markup, /<(?:header|main|footer)[ >]/g)).toHaveLength(3);
    const names = tags(markup, /<nav[^>]*>/g).map((nav) => /aria-label="([^"]+)"/.exec(nav)?.[1]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });

  test("holds an empty polite live region for the client", () => {
    expect(html()).toContain('<div id="announcer" class="sr-only" aria-live="polite"></div>');
  });

  test("puts every link to a route under the base URL, and others in a new tab", () => {
    const markup = html();
    const links = tags(markup, /<a [^>]*>/g);
    expect(links.filter((link) => /href="\/(?!docs\/)/.test(link))).toEqual([]);
    const away = links.filter((link) => /href="https:/.test(link));
    expect(away.length).toBeGreaterThan(0);
    for (const link of away) expect(link).toContain('target="_blank" rel="noopener noreferrer"');
  });

  test("writes no style attribute and no inline handler", () => {
    expect(html()).not.toMatch(/ (?:style|on[a-z]+)="/);
  });

  test("CHROME-01 marks the section of the page's sidebar and the highlighted link", () => {
    const markup = html();
    expect(markup).toContain('<a href="/docs/guides" aria-current="true">Guides</a>');
    expect(markup).toMatch(/<a class="button highlight" href="https:\/\/www.example\/try"/);
  });

  test("CHROME-01 names the chosen version and language on buttons that open popovers", () => {
    const markup = html();
    for (const name of ["Version: Next", "Language: English"]) {
      const button = tags(markup, new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`, "g"))[0];
      const target = /popovertarget="([^"]+)"/i.exec(button ?? "")?.[1];
      expect(target).toBeDefined();
      expect(markup).toContain(`id="${target}" popover="auto"`);
    }
  });

  test("CHROME-01 leads to the same page of another version, else to where that begins", () => {
    const versions = [
      { name: "2", label: "2", isLast: true, path: "/", mainDocId: "index" },
      { name: "1", label: "1", isLast: false, path: "/1", mainDocId: "index", start: "/1/first" },
    ];
    const told = { name: "2", label: "2", banner: "none" as const, latestRoute: "/" };
    const menuOf = (version: PageVersion) =>
      html({ site: { ...shellProps().site, versions }, page: page({ version }) });
    expect(menuOf({ ...told, elsewhere: { "1": "/1/cut" } })).toContain('href="/docs/1/cut">1</a>');
    expect(menuOf(told)).toContain('href="/docs/1/first">1</a>');
  });

  test("CHROME-01 leads from an older version to what that has of a section, and marks it there", () => {
    const { site } = shellProps();
    const [guides, api] = site.navbar.sections;
    const sections = [{ ...guides, versions: { "1": "/1/begin" } }, api].flatMap(
      (one) => one ?? [],
    );
    const old = { name: "1", label: "1", isLast: false, path: "/1", mainDocId: "index" };
    const markup = html({
      site: {
        ...site,
        versions: [old],
        navbar: { ...site.navbar, sections } as SiteData["navbar"],
      },
      page: page({
        route: "/1/saw",
        version: { name: "1", label: "1", banner: "none", latestRoute: "/" },
        nav: { sidebar: "1-guides", items: [] },
      }),
    });
    expect(markup).toContain('<a href="/docs/1/begin" aria-current="true">Guides</a>');
  });

  test("STATE-06 always holds the announcement on the server", () => {
    expect(html()).toContain("Version 2 is out.");
    expect(html({ announcementVisible: false })).not.toContain("Version 2 is out.");
  });
});

describe("a doc page", () => {
  test("CHROME-08 shows breadcrumbs, neighbors, edit link and the day in UTC", () => {
    const markup = html();
    expect(markup).toContain('<a href="/docs/saw" aria-current="page">Saw a block</a>');
    expect(markup).toMatch(/href="\/docs\/guides" rel="prev"/);
    expect(markup).toMatch(/href="\/docs\/laser" rel="next"/);
    expect(markup).toContain("Edit this page");
    expect(markup).toContain('<a class="without-script" href="/docs/saw.md">View as Markdown</a>');
    expect(markup).toMatch(/<button[^>]+class="needs-script"[^>]*>Copy page as Markdown</);
    expect(markup).toMatch(/<time datetime="2026-11-21">November 21, 2026</i);
  });

  test("CHROME-04 lists the headings with their inline code", () => {
    expect(html()).toContain('<a href="#before">Before you <code>saw</code></a>');
  });

  test("STATE-10 says that a page is unlisted or a draft", () => {
    const markup = html({ page: page({ unlisted: true, draft: true }) });
    expect(markup).toContain("Unlisted page");
    expect(markup).toContain("Draft page");
    expect(html()).not.toMatch(/Unlisted page|Draft page/);
  });

  test("has neither sidebar, contents nor neighbors on a landing page", () => {
    const markup = html({ page: page({ layout: "landing", toc: [] }) });
    expect(markup).not.toContain('class="sidebar');
    expect(markup).not.toMatch(/On this page|rel="next"|Edit this page/);
  });
});

describe("when something fails", () => {
  test("ERR-01 shows the error's text and Retry in place of the article, which stays in the DOM", () => {
    const markup = html({ navigation: { status: "failed", message: "HTTP <500>" } });
    expect(markup).toMatch(/role="alert"[\s\S]*HTTP &lt;500&gt;[\s\S]*Retry/);
    expect(markup).toMatch(/<div hidden="">[\s\S]*<article/);
  });

  test("PAGE-03 a missing page has the site's chrome and ways on", () => {
    const markup = html({
      page: page({ kind: "not-found", nav: null, toc: [], previous: null, next: null }),
      body: "",
    });
    expect(markup).toContain("<h1>Page not found</h1>");
    expect(markup).toContain('<li><a href="/docs/api/introduction">API</a></li>');
    expect(markup).toContain('<footer class="footer">');
  });
});
