import { describe, expect, it } from "vitest";
import { type CardPage, pageCard } from "./page-card.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ -";

const PAGE: CardPage = {
  kind: "doc",
  title: "Set up Redis",
  route: "/manuals/redis",
  breadcrumbs: ["Manuals", "Services", "Caches", "Set up Redis"].map((label) => ({ label })),
};

describe("pageCard", () => {
  it("says title, kind, and where the page stands", () => {
    const card = pageCard(PAGE, { letters: LETTERS, pageKind: "How-to" });
    expect(card).toEqual({ title: PAGE.title, section: "Manuals / Caches", kind: "How-to" });
  });

  it("says a section once, and none outside of all", () => {
    const card = (breadcrumbs: CardPage["breadcrumbs"]) =>
      pageCard({ ...PAGE, breadcrumbs }, { letters: LETTERS })?.section;
    expect(card([{ label: "Manuals" }, { label: "Set up Redis" }])).toBe("Manuals");
    expect(card([])).toBe("");
  });

  it("leaves out a section and a kind that the typeface can't write", () => {
    const breadcrumbs = [
      { label: "Руководства" },
      { label: "Services" },
      { label: "Set up Redis" },
    ];
    const card = pageCard({ ...PAGE, breadcrumbs }, { letters: LETTERS, pageKind: "手順" });
    expect(card).toMatchObject({ section: "Services", kind: "" });
  });

  it.each([
    ["the home page", { route: "/" }],
    ["the search page", { kind: "search" as const }],
    ["a page without a title", { title: " " }],
    ["a title with a letter that the typeface lacks", { title: "Redis を設定する" }],
    [
      "a page with a picture of its own",
      {
        head: [{ name: "meta" as const, attributes: { property: "og:image", content: "/a.png" } }],
      },
    ],
  ])("leaves %s to others", (_, difference) => {
    expect(pageCard({ ...PAGE, ...difference }, { letters: LETTERS })).toBeUndefined();
  });

  it("writes nothing where pages have no cards", () => {
    expect(pageCard(PAGE, { letters: "" })).toBeUndefined();
  });
});
