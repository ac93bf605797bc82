import { z } from "zod";
import { TOC_LEVELS } from "../model/constants.ts";
import { pageFolder, route } from "./address-schema.ts";
import { docsOptions, withIncluded } from "./docs-options.ts";

/** Folder of the pages, where the configuration names none. */
export const DEFAULT_FOLDER = "content";

/** Folder of files that are published as they are, where the configuration names none. */
export const DEFAULT_STATIC_FOLDER = "static";

/** The pages of a site, and how they are read. */
export const contentSchema = z
  .strictObject({
    /**
     * What their versions and translations are called by where those of several collections lie together:
     * "api" for "api_versions.json". Default: nothing.
     */
    id: z.string().min(1).optional(),
    /** Folder of the pages. Default: "content". */
    path: pageFolder.default(DEFAULT_FOLDER),
    /** Route below which the pages are: "/docs". Default: "/". */
    route: route.default("/"),
    ...docsOptions,
    /** Folder that "@site/" counts from, and `staticFolders`. Default: the project. */
    site: z.string().default("."),
    /** Folders of files that are published as they are; of two of a name, the first. Default: ["static"]. */
    staticFolders: z.array(z.string()).default([DEFAULT_STATIC_FOLDER]),
    /**
     * What relative links of a folder's index count from: "inside" the folder, or the folder "above",
     * as where its address has no slash at the end. Default: "inside".
     */
    indexLinks: z.enum(["inside", "above"]).default("inside"),
    /**
     * "mdx": .md files are read as MDX; "mdx1": in text "{" and "<" begin nothing, as in MDX 1; "detect":
     * .md is plain Markdown; "md": all files are. Default: "mdx".
     */
    format: z.enum(["mdx", "mdx1", "detect", "md"]).default("mdx"),
    /** Whether "$x^2$" and "$$" blocks are formulas. Default: false. */
    math: z.boolean().default(false),
    /** Names of admonitions besides those of the dialect: ":::name". Default: none. */
    admonitions: z
      .array(z.string().regex(/^[a-z][\w-]*$/i, { error: 'must be a name such as "example"' }))
      .default([]),
    /**
     * Titles of admonitions that have none of their own, by the code of a language and the name of the
     * admonition: { de: { note: "Hinweis" } }. Default: the name.
     */
    admonitionTitles: z.record(z.string(), z.record(z.string(), z.string().min(1))).optional(),
    /** Whether straight quotes in text are shown as “quotation marks”. Default: false. */
    smartQuotes: z.boolean().default(false),
    /**
     * The line below a page's title: its `kind` by the label that it has here, `date`, `minutes`,
     * `roles` and `since` of its front matter. Default: none.
     */
    pageFacts: z
      .strictObject({
        /** Label of each `kind`: { tutorial: "Tutorial" }. */
        kinds: z.record(z.string(), z.string()),
        /** What is said of `since`. Default: "Since {version}". */
        since: z.string().default("Since {version}"),
      })
      .optional(),
    /** Levels of the headings beside a page, unless its front matter says others. Default: 2 and 3. */
    tocLevels: z
      .strictObject({
        /** The highest one. */
        min: z.int().min(2).max(6).default(TOC_LEVELS.min),
        /** The lowest one. */
        max: z.int().min(2).max(6).default(TOC_LEVELS.max),
      })
      .refine(({ min, max }) => min <= max, {
        error: 'must have a "max" that is no less than "min"',
      })
      .prefault({}),
    /** Language of code blocks that name none. Default: plain text. */
    codeLanguage: z.string().optional(),
    /** Comments in code that mark lines with a class. Default: those with "highlight". */
    magicComments: z
      .array(
        z
          .strictObject({
            /** The class that the lines get. */
            className: z.string(),
            /** Text of a comment that marks the line after it. */
            line: z.string().optional(),
            /** Texts of the comments before and after several lines. */
            block: z.strictObject({ start: z.string(), end: z.string() }).optional(),
          })
          .refine(({ line, block }) => line !== undefined || block !== undefined, {
            error: 'must have a "line", a "block" or both',
          }),
      )
      .optional(),
    /**
     * Module whose export `components` names the components that pages use without an import:
     * "site/mdx-components.tsx". Default: none.
     */
    components: z.string().optional(),
    /**
     * Other names by which code of the site and pages import folders, files and packages. Paths begin with "./"
     * and count from `site`; "$" at the end of a name: that name alone. Default: none.
     */
    aliases: z.record(z.string().min(1), z.string().min(1)).default({}),
    /**
     * Folders of components of installed themes, from `site`: what pages and components import as `@theme/…` and
     * `src/theme` does not have. Those of one count before those of the next. Default: none.
     */
    themeFolders: z.array(z.string()).default([]),
    /**
     * JSON file of what components may ask of plug-ins of Docusaurus (`usePluginData`), by language, plug-in and id:
     * "site/plugin-data.json". Default: none.
     */
    pluginData: z.string().optional(),
    /** Values of names in code of the site: { "__DEV__": false }. Default: none. */
    constants: z.record(z.string().regex(/^[\w$.]+$/), z.json()).default({}),
    /**
     * What else of a configuration of Docusaurus components may read as `siteConfig`, besides what stands in this one:
     * { organizationName: "mill" }. Default: none.
     */
    siteConfig: z.record(z.string(), z.unknown()).default({}),
    /** What components may read as `siteConfig.customFields`. Default: none. */
    customFields: z.record(z.string(), z.unknown()).default({}),
    /** What components may read as `siteConfig.themeConfig`. Default: none. */
    themeConfig: z.record(z.string(), z.unknown()).default({}),
    /**
     * Style sheets that were written for another frame, relative to the root: they apply within
     * articles, and their variables everywhere. A list, even an empty one, brings the classes of
     * Docusaurus' own sheet that pages use: grid, buttons, cards. Default: none.
     */
    styles: z.array(z.string()).optional(),
    /**
     * Configuration of Docusaurus, relative to the root, whose plug-ins for remark and rehype, `preprocessor`
     * and `parseFrontMatter` run in the build: "docusaurus.config.ts". Default: none.
     */
    markdownConfig: z.string().optional(),
    /**
     * Configuration of Docusaurus, relative to the root, whose plug-ins add some to PostCSS, such as
     * Tailwind's: the sheets of `styles` go through them. Default: none.
     */
    stylesConfig: z.string().optional(),
    /**
     * The project's own rules for its pages, held by `headrace check`: modules whose export `rules`
     * is a list of them, files for Vale, or folders of such files. Default: none.
     */
    rules: z.array(z.string()).default([]),
    /** YAML file of the values that pages take by `{facts.name}`. Default: none. */
    facts: z.string().optional(),
    /**
     * Words that readers say for one another, [["grant", "permission"]]: search finds by each what is
     * called by another, where hardly a page has it. Default: those of technical English alone.
     */
    wordGroups: z.array(z.array(z.string().min(1)).min(2)).default([]),
  })
  .transform(withIncluded)
  .prefault({});
