import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import siteConfig from "../../site/site.config.ts";

const ROOT = join(import.meta.dirname, "../..");
/** The engine, as npm links it. */
const ENGINE = join(ROOT, "node_modules/headrace/src");
const home = readFileSync(join(ROOT, "dist/index.html"), "utf8");
const header = between("<header", "</header>");
const footer = between("<footer", "</footer>");

describe("the built home page", () => {
  test("PAGE-05 CHROME-01 leads to five sections, the product, the log-in and the try-now button", () => {
    for (const label of ["Overview", "Manuals", "Tutorials", "Articles", "API"]) {
      expect(header).toContain(`>${label}</a>`);
    }
    expect(header).toMatch(/<a [^>]*href="https:\/\/www\.millrace\.example"[^>]*>Millrace/);
    expect(header).toMatch(/<a [^>]*href="https:\/\/console\.millrace\.example"[^>]*>Log in/);
    expect(header).toMatch(/<a [^>]*class="[^"]*highlight[^"]*"[^>]*>Try now/);
  });

  test("PAGE-06 ends with the footer's links and the copyright of 2022", () => {
    const labels = ["Platform overview", "Log in", "Book a demo", "Blog", "Docs", "Support"];
    for (const label of labels) expect(footer).toContain(`>${label}</a>`);
    expect(footer).toContain("2022");
  });

  test("PAGE-07 has one language, one version, and the site's root as its address", () => {
    expect(home).toContain('<html lang="en"');
    expect(header).toContain("English");
    expect(header).toContain(">Next");
    expect(home).toContain('<link rel="canonical" href="https://docs.millrace.example/">');
  });

  test("PAGE-08 takes the brand from one configuration file; the engine does not know it", () => {
    expect(siteConfig).toMatchObject({
      name: "Millrace",
      tagline: "Software Factory as a Service",
    });
    expect(home).toContain("<title>Millrace – Software Factory as a Service</title>");
    const engine = readdirSync(ENGINE, { recursive: true, encoding: "utf8" });
    const naming = engine
      .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
      .filter((file) => /millrace/i.test(readFileSync(join(ENGINE, file), "utf8")));
    expect(naming).toEqual([]);
  });
});

function between(start: string, end: string): string {
  return home.slice(home.indexOf(start), home.indexOf(end));
}
