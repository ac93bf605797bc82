import { existsSync, readdirSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join, posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import picomatch from "picomatch";
import { configuredCollections } from "../config/collections.ts";
import { docsOptions, usualInclude } from "../config/docs-options.ts";
import type { ConfigProblem, OptionPath } from "../config/option-path.ts";
import type { SiteConfig } from "../config/schema.ts";
import { suggest } from "../diagnostics/nearest.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { ADMONITION_NAMES } from "../model/markup/admonitions.ts";
import { normalizeRoute } from "../model/routes.ts";
import { siteLanguages } from "../model/site.ts";
import type { SiteMap } from "../pages/site-map.ts";
import type { Project } from "../project/project.ts";
import { listProjectTree } from "../project/project-tree.ts";
import { isKnownLanguage, LANGUAGE_NAMES } from "../sources/code/languages.ts";

/**
 * Values of the configuration that are well formed and change nothing, since what they name is not
 * there. Nobody is told on a site that is taken over: it had them before.
 */
export async function idleOptions(
  { config, paths, sets }: Pick<Project, "config" | "paths" | "sets">,
  siteMap: Pick<SiteMap, "byRoute">,
): Promise<ConfigProblem[]> {
  if (config.failedParts === "warning") return [];
  return [
    ...vainAliases(config, paths.root),
    ...unknownCodeLanguage(config),
    ...unknownAdmonitions(config),
    ...unknownLanguages(config),
    ...blogOptions(config),
    // Otherwise the list is made from versions.json.
    ...(sets.some(({ id, version }) => id === "" && version) ? [] : vainVersions(config, siteMap)),
    ...sharedFolders(config),
    ...(await vainIncludes(config, paths.root)),
  ];
}

function idle(
  path: OptionPath,
  message: string,
  way: Pick<Diagnostic, "hint" | "fix">,
): ConfigProblem {
  return { diagnostic: { code: "idle-option", severity: "warning", message, ...way }, path };
}

function vainAliases({ content }: SiteConfig, root: string): ConfigProblem[] {
  return Object.entries(content.aliases).flatMap(([name, to]) => {
    const isPath = /^\.{1,2}\//.test(to);
    if (isPath ? isModule(join(root, content.site, to)) : isPackage(join(root, content.site), to))
      return [];
    const hint = isPath
      ? `Paths count from ${content.site === "." ? "the project's root" : `"${content.site}"`}; look at the name.`
      : `Install the package, or begin a path with "./": "./${to}".`;
    const message = `The alias "${name}" leads to "${to}", which is not there.`;
    return [idle(["content", "aliases", name], message, { hint })];
  });
}

/** A file, a folder, or a file without its ending. */
function isModule(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  const beside = existsSync(folder) ? readdirSync(folder) : [];
  return beside.some((name) => name.startsWith(`${basename(path)}.`));
}

function isPackage(folder: string, to: string): boolean {
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(to) ?? [to];
  if (isBuiltin(name) || existsSync(join(folder, "node_modules", name))) return true;
  return dirname(folder) !== folder && isPackage(dirname(folder), to);
}

function unknownCodeLanguage({ content: { codeLanguage } }: SiteConfig): ConfigProblem[] {
  if (codeLanguage === undefined || isKnownLanguage(codeLanguage)) return [];
  const message = `There is no highlighting for the language "${codeLanguage}".`;
  const way = suggest(codeLanguage, LANGUAGE_NAMES, { otherwise: 'Use "text" for plain text.' });
  return [idle(["content", "codeLanguage"], message, way)];
}

function unknownAdmonitions({ content }: SiteConfig): ConfigProblem[] {
  const known = [...ADMONITION_NAMES, ...content.admonitions];
  return Object.entries(content.admonitionTitles ?? {}).flatMap(([language, titles]) =>
    Object.keys(titles)
      .filter((name) => !known.includes(name))
      .map((name) => {
        const way = suggest(name, known, {
          otherwise: `Name it in "content.admonitions", or take one of these: ${known.join(", ")}.`,
        });
        const path = ["content", "admonitionTitles", language, name];
        return idle(path, `There is no admonition "${name}".`, way);
      }),
  );
}

/** Texts in a language that the site does not have. */
function unknownLanguages(config: SiteConfig): ConfigProblem[] {
  const known = siteLanguages(config);
  const named = [
    { path: ["messages"], texts: config.messages },
    { path: ["content", "admonitionTitles"], texts: config.content.admonitionTitles ?? {} },
  ];
  return named.flatMap(({ path, texts }) =>
    Object.keys(texts)
      .filter((code) => !known.includes(code))
      .map((code) => {
        const otherwise = `Languages: ${known.join(", ")}. Add another one to "locales".`;
        const message = `This site has no pages in the language "${code}".`;
        return idle([...path, code], message, suggest(code, known, { otherwise }));
      }),
  );
}

function blogOptions(config: SiteConfig): ConfigProblem[] {
  const unwritten = docsOptions.blog.parse(undefined);
  return configuredCollections(config)
    .filter(({ options: { kind, blog } }) => kind !== "blog" && !isDeepStrictEqual(blog, unwritten))
    .map(({ options: { kind }, path }) =>
      idle([...path, "blog"], `These pages are no blog but of the kind "${kind}".`, {
        hint: 'Write kind: "blog" beside it, or take it out.',
      }),
    );
}

function vainVersions(
  { versions }: SiteConfig,
  { byRoute }: Pick<SiteMap, "byRoute">,
): ConfigProblem[] {
  return versions.flatMap(({ name, path }, index) => {
    // The menu may lead to another site.
    if (!path.startsWith("/") || byRoute.has(normalizeRoute(path))) return [];
    const message = `The version "${name}" begins at "${path}", where there is no page.`;
    const otherwise = "Name the route of its first page.";
    return [
      idle(["versions", index, "path"], message, suggest(path, byRoute.keys(), { otherwise })),
    ];
  });
}

function sharedFolders(config: SiteConfig): ConfigProblem[] {
  const first = new Map<string, OptionPath>();
  return configuredCollections(config).flatMap(({ options, path }) => {
    const folder = posix.join(options.path, "/");
    const taken = first.get(folder);
    if (taken === undefined) {
      first.set(folder, path);
      return [];
    }
    const message = `"${options.path}" is the folder of ${taken.join(".")} already: a file is a page once.`;
    return [
      idle([...path, "path"], message, { hint: "Give each collection a folder of its own." }),
    ];
  });
}

/** Patterns that find files, none of which can be a page. */
async function vainIncludes(config: SiteConfig, root: string): Promise<ConfigProblem[]> {
  const found = configuredCollections(config).map(async ({ options, path }) => {
    // The usual ones find nothing else.
    if (isDeepStrictEqual(options.include, usualInclude(options.kind))) return [];
    const { files } = await listProjectTree(root, options.path);
    const endings = options.kind === "pages" ? /\.(?:mdx?|[jt]sx?)$/ : /\.mdx?$/;
    return options.include.flatMap((pattern, index) => {
      const isMatched = picomatch(pattern);
      const matched = files.filter((file) => isMatched(file));
      if (matched.length === 0 || matched.some((file) => endings.test(file))) return [];
      const message = `"${pattern}" finds files that are no pages, such as "${matched[0]}".`;
      const hint = `Pages end in .md or .mdx${options.kind === "pages" ? ", .js, .jsx, .ts or .tsx" : ""}; files that are published as they are stand in "static".`;
      return [idle([...path, "include", index], message, { hint })];
    });
  });
  return (await Promise.all(found)).flat();
}
