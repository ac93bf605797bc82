import { posix } from "node:path";
import siteConfig from "../../../site/site.config.ts";
import { ERROR_PAGES, expectedPartials, PARTIALS, presentPartials } from "../problems.ts";
import type { Finding, Rule, Site } from "../site.ts";

/** Problem codes without a page of their own, and pages that no longer say what the API says. */
export const problemPages: Rule = {
  code: "problem-page",
  async check(site: Site): Promise<Finding[]> {
    const index = site.pages.find(({ path }) => path.endsWith(`/${ERROR_PAGES}/index.md`));
    if (!index) return [];
    const findings = await Promise.all(
      (siteConfig.api ?? []).map(({ file }) => compare(site, index, file)),
    );
    return findings.flat();
  },
};

async function compare(site: Site, index: Finding["page"], file: string): Promise<Finding[]> {
  const folder = posix.dirname(index.path);
  const finding = (message: string, hint: string) => ({ page: index, offset: 0, message, hint });
  const expected = await expectedPartials(site.root, file);
  const present = presentPartials(site.root, folder);
  const written = new Set(
    site.pages
      .filter(({ path }) => posix.dirname(path) === folder && path !== index.path)
      .map(({ path }) => posix.basename(path, ".md")),
  );
  const codes = [...expected.keys()];
  return [
    ...codes
      .filter((code) => !written.has(code))
      .map((code) =>
        finding(`The API answers with ${code}, which has no page.`, `Write ${folder}/${code}.md.`),
      ),
    ...codes
      .filter((code) => written.has(code) && present.get(code) !== expected.get(code))
      .map((code) =>
        finding(
          `${PARTIALS}/${code}.md is not what the API description says.`,
          "Run npm run problem-pages.",
        ),
      ),
    ...[...written]
      .filter((code) => !expected.has(code))
      .map((code) =>
        finding(`No operation answers with ${code}.`, `Delete ${code}.md, and add a redirect.`),
      ),
  ];
}
