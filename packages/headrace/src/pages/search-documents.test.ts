import { describe, expect, it } from "vitest";
import { siteConfigSchema } from "../config/schema.ts";
import { type DocSource, describeDoc } from "./doc.ts";
import { docSet, isLatest } from "./doc-set.ts";
import {
  excerptTexts,
  listSearchPages,
  pagesInLanguage,
  pagesInVersion,
  type SearchPageSource,
  toSearchDocuments,
} from "./search-documents.ts";
import { buildSiteMap } from "./site-map.ts";

const CONTENT = docSet({ folder: "content" });

const config = siteConfigSchema.parse({
  name: "Test",
  tagline: "A site for tests",
  url: "https://docs.example.com",
  brand: { logo: "l.svg", icon: "i.svg", themeColor: { light: "#fff", dark: "#000" } },
  sidebars: {
    overview: ["index"],
    guides: [
      "guide/two",
      {
        type: "category",
        label: "Basics",
        link: { type: "doc", id: "guide/basics" },
        items: ["guide/one"],
      },
    ],
  },
  navbar: {
    sections: [
      { label: "Overview", sidebar: "overview" },
      { label: "Guides", sidebar: "guides" },
    ],
  },
  footer: { groups: [], copyright: "" },
  versions: [{ name: "current", label: "Next", isLast: true, path: "/", mainDocId: "index" }],
  locales: [{ code: "en", label: "English" }],
});

function searchPages(...sources: DocSource[]) {
  const docs = sources.map((source) => describeDoc(source, CONTENT));
  const siteMap = buildSiteMap(docs, [{ ...CONTENT, sidebars: config.sidebars }]);
  const records = new Map(
    sources.map(({ path }) => [path, { description: `About ${path}.`, sectionsId: path }]),
  );
  return listSearchPages(records, { siteMap, config });
}

const source = (id: string, frontMatter: DocSource["frontMatter"] = {}): DocSource => ({
  path: `content/${id}.md`,
  title: `Title of ${id}`,
  frontMatter,
});

describe("listSearchPages", () => {
  it("has the pages in the order of the sidebars, then those in no sidebar by route", () => {
    const pages = searchPages(
      source("z"),
      source("a"),
      source("guide/one"),
      source("guide/two"),
      source("guide/basics"),
      source("index"),
    );
    expect(pages.map(({ route, sidebar }) => [route, sidebar])).toEqual([
      ["/", "overview"],
      ["/guide/two", "guides"],
      ["/guide/basics", "guides"],
      ["/guide/one", "guides"],
      ["/a", null],
      ["/z", null],
    ]);
  });

  it("SEARCH-05 gives the labels above a page, without its own", () => {
    const pages = searchPages(source("guide/one"), source("guide/two"), source("guide/basics"));
    expect(Object.fromEntries(pages.map((page) => [page.route, page.breadcrumbs]))).toEqual({
      "/guide/two": ["Guides"],
      "/guide/basics": ["Guides", "Basics"],
      "/guide/one": ["Guides", "Basics"],
    });
  });

  it("STATE-10 leaves out unlisted pages, drafts, and pages that do not want to be found", () => {
    const pages = searchPages(
      source("guide/one"),
      source("a", { unlisted: true }),
      source("b", { draft: true }),
      source("c", { search: false }),
    );
    expect(pages.map(({ route }) => route)).toEqual(["/guide/one"]);
  });

  it("has what was compiled alone, each in its language and its set", () => {
    const doc = describeDoc(source("a"), CONTENT);
    const siteMap = buildSiteMap([doc, describeDoc(source("b"), CONTENT)], [CONTENT]);
    const records = new Map([[doc.path, { description: "Of a.", sectionsId: "3" }]]);
    const expected = { route: "/a", description: "Of a.", sectionsId: "3", set: "" };
    const found = listSearchPages(records, { siteMap, config });
    expect(found).toEqual([expect.objectContaining({ ...expected, language: "en" })]);
    const language = { code: "de", of: "" };
    const [german] = listSearchPages(records, {
      siteMap: { ...siteMap, sets: [{ ...CONTENT, language }] },
      config,
    });
    expect(german?.language).toBe("de");
  });

  it("tells pages of an API by what they are", () => {
    const kinds = [
      [{ kind: "family" }, "family"],
      [{ kind: "operation", operation: { method: "get" } }, "get"],
      [{ kind: "schema" }, undefined],
    ] as const;
    for (const [reference, expected] of kinds) {
      const made = { ...reference, id: "x", route: "/x", label: "X" };
      const page = {
        ...source("x"),
        reference: made as unknown as DocSource["reference"] & object,
      };
      expect(searchPages(page)[0]?.reference).toBe(expected);
    }
  });

  it("finds a page by what the sidebar calls it, too", () => {
    const [page] = searchPages(source("faq", { sidebar_label: "FAQ", keywords: ["help"] }));
    expect(page?.keywords).toEqual(["help", "FAQ"]);
    expect(searchPages(source("plain"))[0]?.keywords).toEqual([]);
  });
});

describe("toSearchDocuments", () => {
  const pages = searchPages(source("guide/two", { keywords: ["second"] }), source("guide/one"));
  const sections = [
    [
      { id: "", title: "Title of guide/two", level: 1, content: "First words." },
      { id: "do-it", title: "Do it", level: 2, content: "Press." },
    ],
    [{ id: "", title: "Title of guide/one", level: 1, content: "One." }],
  ];

  it("SEARCH-05 puts each page before its sections, and numbers them through", () => {
    const own = { url: "/guide/two", breadcrumbs: ["Guides"] };
    expect(toSearchDocuments(pages, sections)).toEqual([
      {
        ...own,
        id: 0,
        title: "Title of guide/two",
        hash: "",
        parent: null,
        description: "About content/guide/two.md.",
        keywords: ["second"],
        content: "First words.",
      },
      {
        ...own,
        id: 1,
        title: "Do it",
        hash: "do-it",
        parent: 0,
        description: "",
        keywords: [],
        content: "Press.",
      },
      expect.objectContaining({ id: 2, url: "/guide/one", parent: null, content: "One." }),
    ]);
  });

  it("has a document for a page whose text is not known, since it has errors", () => {
    expect(toSearchDocuments(pages.slice(0, 1), [[]])).toMatchObject([{ id: 0, content: "" }]);
  });

  it("has excerpts in the order of the documents", () => {
    expect(excerptTexts(sections[0] ?? [])).toEqual({ texts: ["First words.", "Press."] });
  });
});

describe("pagesInLanguage", () => {
  const page = (language: string, route: string) => ({ language, route }) as SearchPageSource;
  const pages = [
    page("en", "/"),
    page("en", "/a"),
    page("en", "/api"),
    page("de", "/de"),
    page("de", "/de/a"),
    page("fr", "/fr/api"),
  ];
  const routesIn = (language: string) =>
    pagesInLanguage(pages, { language, main: "en" }).map(({ route }) => route);

  it("has those of the language, and of the first what it has not", () => {
    expect(routesIn("en")).toEqual(["/", "/a", "/api"]);
    expect(routesIn("de")).toEqual(["/api", "/de", "/de/a"]);
    expect(routesIn("fr")).toEqual(["/", "/a", "/fr/api"]);
  });
});

describe("pagesInVersion", () => {
  const NAMES = ["current", "2.0", "1.0"];

  /** Every way to keep these versions of a collection, below its route; none at all is one, too. */
  function waysToKeep(route: string) {
    const subsets = Array.from({ length: 2 ** NAMES.length }, (_, chosen) =>
      NAMES.filter((_, at) => chosen & (2 ** at)),
    );
    return subsets.flatMap((names) =>
      names.length === 0
        ? [[docSet({ id: route, folder: route, route })]]
        : names.map((latest) =>
            names.map((name) => {
              const folder = `${route}-${name}`;
              const own = name === latest ? route : `${route}/${name}`;
              const told = { name, label: name, banner: "none", noIndex: false } as const;
              const version = { ...told, latestRoute: route || "/" };
              return docSet({ id: folder, folder, route: own, version });
            }),
          ),
    );
  }

  const sites = waysToKeep("").flatMap((docs) =>
    waysToKeep("/plugins").map((plugins) => [docs, plugins] as const),
  );

  it.each(["current", "2.0", "1.0", "gone"])(
    "has of each collection one version, %s or else the latest",
    (version) => {
      for (const collections of sites) {
        const sets = collections.flat();
        const pages = sets.map(({ id }) => ({ set: id }) as SearchPageSource);
        const found = pagesInVersion(pages, { version, sets }).map(({ set }) => set);
        const wanted = collections.map((own) => {
          const named = own.find((set) => set.version?.name === version);
          return (named ?? own.find(isLatest) ?? own[0])?.id;
        });
        expect(found).toEqual(wanted);
      }
    },
  );
});
