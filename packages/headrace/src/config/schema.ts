import { z } from "zod";
import { THEME_COLOR, ZOOM } from "../model/constants.ts";
import { MESSAGE_NAMES } from "../model/messages/english.ts";
import { apiSchema } from "./api-schema.ts";
import { docsOptions } from "./docs-options.ts";
import { sidebarSchema } from "./sidebar-schema.ts";

/** An address: "/a/route" on this site or "https://…". */
const href = z.string().regex(/^(?:\/(?!\/)|https?:\/\/|mailto:)/, {
  error: "must be a path from the site's root (/faq) or an absolute address (https://…)",
});

const link = z.strictObject({ label: z.string().min(1), href });

const route = z
  .string()
  .regex(/^\/(?:[^?#]*[^?#/])?$/, { error: 'must be a route such as "/docs"' });

const sidebars = z.record(z.string(), sidebarSchema);

/** Sentences of the frame by their names, those that shall be others. */
const messages = z.partialRecord(z.enum(MESSAGE_NAMES), z.string().min(1));

/** Pages with a folder, a route and sidebars of their own. */
const collection = z.strictObject({
  /** Begins the names of its files: "<id>_versions.json". */
  id: z.string().regex(/^[\w-]+$/, { error: "must consist of letters, digits and hyphens" }),
  path: z.string(),
  route,
  sidebars,
  ...docsOptions,
});

/** A variable typeface: one file that has every weight. */
const font = z.strictObject({
  family: z
    .string()
    .regex(/^[\w -]+$/, { error: "must be the name of a typeface, without quotes" }),
  /** A file of the project, or of a package: "@fontsource-variable/figtree/files/….woff2". */
  file: z.string().endsWith(".woff2"),
});

const feed = z.strictObject({
  title: z.string().min(1),
  /** Folder of the content: its pages with a `date` in their front matter are the entries. */
  folder: z.string().regex(/^[^/].*[^/]$/, { error: 'must be a folder such as "release"' }),
  /** Where the feed is published, relative to the site: "release.atom". */
  file: z.string().regex(/^[^/].*\.atom$/, {
    error: 'must be a relative path that ends with ".atom"',
  }),
});

/** `site/site.config.ts`. Paths are relative to the project's root. */
export const siteConfigSchema = z.strictObject({
  name: z.string().min(1),
  /** Follows the name in the title of the first page and in the footer. Default: none. */
  tagline: z.string().default(""),
  /** Origin of the published site: "https://docs.example.com". */
  url: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, { error: 'must be an origin such as "https://docs.example.com"' }),
  /** Path of the site on its host. Default: "/". */
  baseUrl: z
    .string()
    .regex(/^\/(?:.*\/)?$/, { error: 'must begin and end with "/"' })
    .default("/"),
  /** Whether addresses of pages end with a slash, and their files are folders. Default: false. */
  trailingSlash: z.boolean().default(false),
  brand: z
    .strictObject({
      /**
       * SVG of the mark, inlined into the navbar; colors by currentColor and CSS variables. Default: a
       * plain sheet.
       */
      logo: z.string().optional(),
      /** Square SVG with its own colors: favicon, touch icon, web app icons. Default: the logo. */
      icon: z.string().optional(),
      /** SVG, 1200 × 630, shown by link previews. */
      socialCard: z.string().optional(),
      /** Style sheets added after the theme's own, in `@layer site`. */
      styles: z.array(z.string()).default([]),
      /** Typefaces of texts and of code, served by the site itself. Default: those of the system. */
      fonts: z.strictObject({ text: font.optional(), code: font.optional() }).prefault({}),
      /** Browser interface color. Default: that of the theme's pages. */
      themeColor: z.strictObject({ light: z.string(), dark: z.string() }).default(THEME_COLOR),
    })
    .prefault({}),
  /**
   * Metadata and links in the head of every page; an icon takes the place of the brand's. Addresses of
   * the site begin with "/". Default: none.
   */
  head: z
    .array(
      z.strictObject({
        name: z.enum(["meta", "link"]),
        attributes: z.record(z.string(), z.string()),
      }),
    )
    .default([]),
  content: z
    .strictObject({
      /** Folder of the pages. Default: "content". */
      path: z.string().default("content"),
      /** Route below which the pages are: "/docs". Default: "/". */
      route: route.default("/"),
      ...docsOptions,
      /** Folder that "@site/" counts from, and that holds `static`. Default: the project. */
      site: z.string().default("."),
      /**
       * What relative links of a folder's index count from: "inside" the folder, or the folder "above",
       * as where its address has no slash at the end. Default: "inside".
       */
      indexLinks: z.enum(["inside", "above"]).default("inside"),
      /** "mdx": .md files are read as MDX; "detect": .md is plain Markdown. Default: "mdx". */
      format: z.enum(["mdx", "detect"]).default("mdx"),
      /** Whether "$x^2$" and "$$" blocks are formulas. Default: false. */
      math: z.boolean().default(false),
      /** Names of admonitions besides those of the dialect: ":::name". Default: none. */
      admonitions: z.array(z.string()).default([]),
      /** Whether straight quotes in text are shown as “quotation marks”. Default: false. */
      smartQuotes: z.boolean().default(false),
      /**
       * The line below a page's title: its `kind` by the label that it has here, `date`, `minutes`,
       * `roles` and `since` of its front matter. Default: none.
       */
      pageFacts: z
        .strictObject({
          kinds: z.record(z.string(), z.string()),
          /** What is said of `since`. Default: "Since {version}". */
          since: z.string().default("Since {version}"),
        })
        .optional(),
      /** Comments in code that mark lines with a class. Default: those with "highlight". */
      magicComments: z
        .array(
          z.strictObject({
            className: z.string(),
            line: z.string().optional(),
            block: z.strictObject({ start: z.string(), end: z.string() }).optional(),
          }),
        )
        .optional(),
      /**
       * Module whose export `components` names the components that pages use without an import:
       * "site/mdx-components.tsx". Default: none.
       */
      components: z.string().optional(),
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
      /** YAML file of the values that pages take by `{facts.name}`. Default: none. */
      facts: z.string().optional(),
    })
    .prefault({}),
  /** Pages besides those of `content`. Default: none. */
  collections: z.array(collection).default([]),
  /** API descriptions. Default: none. */
  api: z.array(apiSchema).default([]),
  /** Atom feeds. Default: none. */
  feeds: z.array(feed).default([]),
  /** Navigation trees of the pages of `content`, by name. Default: one of all pages, by folder. */
  sidebars: sidebars.prefault({ docs: [{ type: "autogenerated", dirName: "." }] }),
  navbar: z
    .strictObject({
      /** Default: false. */
      hideOnScroll: z.boolean().default(false),
      /** What stands on the left: links to sidebars, pages (by document id) or addresses, and lists. Default: none. */
      sections: z
        .array(
          z
            .strictObject({
              label: z.string(),
              sidebar: z.string().optional(),
              page: z.string().optional(),
              href: href.optional(),
              links: z.array(link).optional(),
            })
            .refine((section) => Object.keys(section).length === 2, {
              error: 'must have a label and one of "sidebar", "page", "href", "links"',
            }),
        )
        .default([]),
      /** What stands on the right; one with `links` opens a list of them. Default: nothing. */
      links: z
        .array(
          z.strictObject({
            label: z.string(),
            href: href.default("/"),
            highlighted: z.boolean().default(false),
            links: z.array(link).optional(),
          }),
        )
        .default([]),
    })
    .prefault({}),
  footer: z
    .strictObject({
      groups: z.array(z.strictObject({ title: z.string(), links: z.array(link) })).default([]),
      /** Default: none. */
      copyright: z.string().default(""),
    })
    .prefault({}),
  /** What becomes of a link that leads to no page. Default: the build fails. */
  brokenLinks: z.enum(["error", "warning"]).default("error"),
  /** What becomes of a link to a Markdown file ("./faq.md") that is no page. Default: it is told. */
  brokenMarkdownLinks: z.enum(["error", "warning"]).default("warning"),
  /**
   * What becomes of a component that can't be loaded or fails, of a diagram that can't be drawn, and
   * of an image that is not there. Default: the build fails. "warning": the page shows the text
   * within the component, the diagram's source, the image's text.
   */
  failedParts: z.enum(["error", "warning"]).default("error"),
  /** What becomes of a page that is called by its file's name. Default: the build fails. */
  untitledPages: z.enum(["error", "warning"]).default("error"),
  /** Old addresses and the pages that replace them. Default: none. */
  redirects: z
    .array(
      z.strictObject({
        from: z.string().regex(/^\/(?!\/)[^?#\\]*$/, { error: 'must be a path such as "/old"' }),
        to: z.string().regex(/^\/[^\s\\]*$/, {
          error: 'must be the route of a page, such as "/faq" or "/faq#costs"',
        }),
      }),
    )
    .default([]),
  /**
   * Sources that pages may load besides the site's own files, by directive of the
   * Content-Security-Policy: { "connect-src": ["https://api.example.com"] }. Default: none.
   */
  contentSecurityPolicy: z
    .record(
      z
        .string()
        .regex(/^[a-z-]+-src(?:-attr|-elem)?$/, { error: 'must be a directive such as "img-src"' }),
      // A semicolon or space would begin another directive or source.
      z.array(z.string().regex(/^[^\s;,"$]+$/, { error: "must be one source, without spaces" })),
    )
    .default({}),
  zoom: z
    .strictObject({
      /** CSS colors behind an enlarged image. Default: white and rgb(50, 50, 50). */
      background: z
        .strictObject({
          light: z.string().default(ZOOM.background.light),
          dark: z.string().default(ZOOM.background.dark),
        })
        .prefault({}),
    })
    .prefault({}),
  announcement: z
    .strictObject({ id: z.string(), text: z.string(), link: link.optional() })
    .optional(),
  /** What the menu of versions shows when there is no `versions.json`. Default: no menu. */
  versions: z
    .array(
      z.strictObject({
        name: z.string(),
        label: z.string(),
        isLast: z.boolean(),
        path: z.string(),
        mainDocId: z.string(),
      }),
    )
    .default([]),
  /** What stands below the text of each page, besides links to edit and to copy it. */
  pageEnd: z
    .strictObject({
      /**
       * Programs of the reader's choice that open the page: "{page}" and "{markdown}" in the address
       * stand for those of the page and of its Markdown. Default: none.
       */
      openIn: z
        .array(
          z.strictObject({
            label: z.string().min(1),
            href: z
              .string()
              .regex(
                /^(?!(?:javascript|data|vbscript):)[a-z][a-z\d+.-]*:\S*\{(?:page|markdown)\}/i,
                {
                  error: 'must be an address with {page} or {markdown}: "https://…?q={page}"',
                },
              ),
          }),
        )
        .default([]),
      /** Route of the page that says how to connect an assistant over MCP. Default: none. */
      connect: route.optional(),
      /**
       * Path below the site that answers to "Was this page helpful?" are sent to, where
       * `headrace feedback` or its like takes them: "/feedback". Default: nobody is asked.
       */
      feedback: z
        .string()
        .regex(/^\/(?!\/)[^?#\s\\]+$/, { error: 'must be a path of the site such as "/feedback"' })
        .optional(),
    })
    .prefault({}),
  /** Languages, that of the content first. Default: English, without a menu. */
  locales: z.array(z.strictObject({ code: z.string(), label: z.string() })).default([]),
  /**
   * Sentences of the frame around the pages, by code of the language and by name: for a language that
   * the engine does not speak (it speaks Czech and English), or in other words.
   */
  messages: z.record(z.string(), messages).default({}),
});

/** What a writer of a configuration may write. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;

/** The validated configuration, defaults filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;

/** The typefaces of the configuration. */
export type FontsConfig = z.output<typeof siteConfigSchema>["brand"]["fonts"];

/** One feed of the configuration. */
export type FeedConfig = z.output<typeof feed>;
