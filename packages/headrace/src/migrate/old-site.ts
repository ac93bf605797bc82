import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { complaint } from "../diagnostics/complaint.ts";
import { readFitting } from "../diagnostics/fitting.ts";
import { ENGINE_DIR } from "../engine-dir.ts";
import type { ListedFolder } from "../project/listed-folders.ts";
import { describeFailure, failureSchema, firstError, oldSiteError } from "./old-site-failure.ts";

const text = z.string().optional().catch(undefined);
const direction = z.enum(["ltr", "rtl"]).optional().catch(undefined);

const listItem = z.looseObject({
  label: text,
  "aria-label": text,
  title: text,
  to: text,
  href: text,
  type: text,
  docId: text,
  docsPluginId: text,
  value: text,
  html: text,
});

/** An item of the old navbar. */
const item = listItem.extend({
  sidebarId: text,
  position: text,
  items: z.array(listItem).optional().catch(undefined),
  dropdownItemsBefore: z.array(listItem).default([]).catch([]),
  dropdownItemsAfter: z.array(listItem).default([]).catch([]),
});

const magicComment = z.object({
  className: z.string(),
  line: z.string().optional(),
  block: z.object({ start: z.string(), end: z.string() }).optional(),
});

/** Which files of a folder are pages; absent: as the content plug-in has it. */
const files = {
  include: z.array(z.string()).optional().catch(undefined),
  exclude: z.array(z.string()).optional().catch(undefined),
};

/** `null`: of a function that gives no address. */
const editUrl = z.string().nullable().optional().catch(undefined);

/** What is said of pages and posts alike. */
const written = {
  ...files,
  editUrl,
  tagsBasePath: z.string().default("tags").catch("tags"),
};

const docsOptions = z.looseObject({
  id: text,
  path: z.string().default("docs"),
  routeBasePath: z.string().default("docs"),
  lastVersion: text,
  includeCurrentVersion: z.boolean().default(true).catch(true),
  onlyIncludeVersions: z.array(z.string()).optional().catch(undefined),
  disableVersioning: z.boolean().default(false).catch(false),
  ...written,
  editCurrentVersion: z.boolean().default(false).catch(false),
  breadcrumbs: z.boolean().default(true).catch(true),
  sidebarCollapsed: z.boolean().default(true).catch(true),
  sidebarCollapsible: z.boolean().default(true).catch(true),
  showLastUpdateTime: z.boolean().default(false).catch(false),
  showLastUpdateAuthor: z.boolean().default(false).catch(false),
  /** False: numbers are part of names. A function can't be taken over. */
  numberPrefixParser: z.unknown().optional(),
  /** "reversed": a function that turns the order round. Any other can't be taken over. */
  sidebarItemsGenerator: z.unknown().optional(),
  versions: z.record(z.string(), z.looseObject({})).default({}).catch({}),
  remarkPlugins: z.array(z.unknown()).default([]).catch([]),
  beforeDefaultRemarkPlugins: z.array(z.unknown()).default([]).catch([]),
  rehypePlugins: z.array(z.unknown()).default([]).catch([]),
  beforeDefaultRehypePlugins: z.array(z.unknown()).default([]).catch([]),
  admonitions: z
    .looseObject({ keywords: z.array(z.string()).default([]).catch([]) })
    .optional()
    .catch(undefined),
});

const pagesOptions = z.looseObject({
  id: text,
  ...files,
  editUrl,
  path: z.string().default("src/pages").catch("src/pages"),
  routeBasePath: z.string().default("/").catch("/"),
});

const blogOptions = z.looseObject({
  id: text,
  ...written,
  path: z.string().default("blog").catch("blog"),
  routeBasePath: z.string().default("blog").catch("blog"),
  blogTitle: z.string().default("Blog").catch("Blog"),
  blogDescription: z.string().default("Blog").catch("Blog"),
  blogSidebarTitle: z.string().default("Recent posts").catch("Recent posts"),
  blogSidebarCount: z
    .union([z.number(), z.literal("ALL")])
    .default(5)
    .catch(5),
  postsPerPage: z
    .union([z.number(), z.literal("ALL")])
    .default(10)
    .catch(10),
  showReadingTime: z.boolean().default(true).catch(true),
  authorsMapPath: text,
  blogPostComponent: text,
  blogListComponent: text,
  pageBasePath: z
    .string()
    .default("page")
    .catch("page")
    .transform((path) => path.replace(/^\/+|\/+$/g, "") || "page"),
  sortPosts: z.enum(["ascending", "descending"]).default("descending").catch("descending"),
});

/** What is read of the old configuration; everything else is told to the owner or means nothing here. */
const oldSiteSchema = z.object({
  file: z.string(),
  config: z.looseObject({
    title: z.string().default("Documentation"),
    tagline: z.string().default(""),
    titleDelimiter: text,
    url: z.string().default("https://docs.example.com"),
    baseUrl: z.string().default("/"),
    favicon: text,
    staticDirectories: z.array(z.string()).default(["static"]).catch(["static"]),
    headTags: z.array(z.unknown()).default([]).catch([]),
    scripts: z.array(z.unknown()).default([]).catch([]),
    stylesheets: z.array(z.unknown()).default([]).catch([]),
    clientModules: z.array(z.unknown()).default([]).catch([]),
    customFields: z.record(z.string(), z.unknown()).default({}).catch({}),
    trailingSlash: z.boolean().optional().catch(undefined),
    i18n: z
      .looseObject({
        defaultLocale: z.string().default("en"),
        locales: z.array(z.string()).default([]),
        localeConfigs: z
          .record(z.string(), z.looseObject({ label: text, direction }))
          .default({})
          .catch({}),
      })
      .optional()
      .catch(undefined),
    markdown: z.looseObject({ format: text }).optional().catch(undefined),
    plugins: z.array(z.unknown()).default([]).catch([]),
    themeConfig: z
      .looseObject({
        navbar: z
          .looseObject({
            title: text,
            style: text,
            hideOnScroll: z.boolean().optional().catch(undefined),
            logo: z
              .looseObject({ src: text, srcDark: text, href: text })
              .optional()
              .catch(undefined),
            items: z.array(item).default([]).catch([]),
          })
          .optional()
          .catch(undefined),
        footer: z
          .looseObject({
            links: z
              .array(
                z.looseObject({
                  title: text,
                  label: text,
                  to: text,
                  href: text,
                  html: text,
                  items: z.array(listItem).optional().catch(undefined),
                }),
              )
              .default([])
              .catch([]),
            copyright: text,
          })
          .optional()
          .catch(undefined),
        announcementBar: z
          .looseObject({ id: text, content: text, backgroundColor: text, textColor: text })
          .optional()
          .catch(undefined),
        metadata: z.array(z.record(z.string(), z.unknown())).optional().catch(undefined),
        image: text,
        colorMode: z
          .looseObject({
            defaultMode: z.enum(["light", "dark"]).optional().catch(undefined),
            disableSwitch: z.boolean().optional().catch(undefined),
            respectPrefersColorScheme: z.boolean().optional().catch(undefined),
          })
          .optional()
          .catch(undefined),
        tableOfContents: z
          .looseObject({
            minHeadingLevel: z.number().optional(),
            maxHeadingLevel: z.number().optional(),
          })
          .optional()
          .catch(undefined),
        prism: z
          .looseObject({ magicComments: z.array(magicComment).optional(), defaultLanguage: text })
          .optional()
          .catch(undefined),
      })
      .prefault({}),
  }),
  docs: z.array(docsOptions),
  redirects: z.array(z.object({ from: z.string(), to: z.string() }).catch({ from: "", to: "" })),
  blogs: z.array(blogOptions).default([]),
  pages: z.array(pagesOptions).default([]),
  /** Descriptions of APIs, relative to the folder of the configuration, and the addresses of their pages. */
  apis: z.array(z.object({ id: text, spec: text, route: text })).default([]),
  theme: z.array(z.looseObject({ customCss: z.unknown().optional() })).default([]),
  plugins: z.array(z.string()).default([]),
  presets: z.array(z.object({ name: z.string(), options: z.array(z.string()) })).default([]),
  themes: z.array(z.string()).default([]),
  /** Whether plug-ins of the site add some to PostCSS. */
  addsPostcss: z.boolean().default(false),
  /** Files that its code asks for and that are not there. */
  absent: z.array(z.string()).default([]),
  /** Environment variables that its code asks for and that are not set. */
  unset: z.array(z.string()).default([]),
  /** Options of a kind that they may not have, which are left out: `"title" must be text`. */
  misfits: z.array(z.string()).default([]),
  /** Of each entry of `docs`; `null` when it has no file, so that its folders are listed. */
  sidebars: z.array(z.record(z.string(), z.unknown()).nullable()),
  /** What a function for sidebars makes of each folder that it was asked for, or why it makes nothing. */
  generated: z
    .array(z.union([z.object({ items: z.array(z.unknown()) }), z.object({ failure: z.string() })]))
    .default([]),
});

/** What else an old site is asked, once its pages are known. */
interface Questions {
  /** Addresses of its pages: some redirects are made for each. */
  routes?: readonly string[];
  /** Folders for the function that the collection with this path has for sidebars. */
  generated?: { path: string; folders: readonly ListedFolder[] };
}

export type OldSite = z.output<typeof oldSiteSchema>;
export type OldDocs = OldSite["docs"][number];
export type OldItem = z.output<typeof item>;
export type OldListItem = z.output<typeof listItem>;

/** In milliseconds: it ends only what hangs, also on a busy machine. */
const TIME_LIMIT = 600_000;

/**
 * Runs the configuration and the sidebars of an old site, in a process of its own.
 *
 * @param folder Absolute path of the folder that holds `docusaurus.config`.
 * @throws SiteError when there is none, or it fails.
 */
export async function readOldSite(folder: string, questions: Questions = {}): Promise<OldSite> {
  const script = join(ENGINE_DIR, "migrate/read-old-site.mjs");
  const tsx = fileURLToPath(import.meta.resolve("tsx"));
  const limits = { maxBuffer: 100_000_000, timeout: TIME_LIMIT };
  const command = ["--import", `file://${tsx}`, script, folder];
  const running = promisify(execFile)(process.execPath, command, limits);
  running.child.stdin?.end(JSON.stringify(questions));
  const { stdout } = await running.catch((error) => {
    const reason = error.killed
      ? `It did not end within ${TIME_LIMIT / 60_000} minutes.`
      : firstError(String(error.stderr ?? error));
    throw oldSiteError(reason);
  });
  const line = stdout.split("\n").findLast((candidate) => candidate.startsWith("@@@"));
  const answer: unknown = JSON.parse(line?.slice(3) ?? "null");
  const failed = failureSchema.safeParse(answer);
  if (failed.success) throw describeFailure(failed.data.failure, folder);
  const { value, issues } = readFitting(oldSiteSchema, answer);
  if (!value) throw oldSiteError(z.prettifyError({ issues }));
  return { ...value, misfits: issues.map((one) => `"${one.path.join(".")}" ${complaint(one)}`) };
}
