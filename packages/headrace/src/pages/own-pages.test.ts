import { expect, it } from "vitest";
import { ENGLISH } from "../model/messages/english.ts";
import { notFoundPageData, searchPageData } from "./own-pages.ts";

const german = { ...ENGLISH, notFound: "Nicht da", searchSite: "Suche", searchText: "Alles" };
const messages = { en: ENGLISH, de: german };
const english = { code: "en", label: "English" };
const one = { site: { locales: [english] }, messages };
const two = { site: { locales: [english, { code: "de", label: "Deutsch" }] }, messages };
const bare = { layout: "landing", nav: null, breadcrumbs: [], toc: [], editUrl: null };

it("the page for every other path is in the first language", () => {
  expect(notFoundPageData(two)).toMatchObject({
    ...bare,
    kind: "not-found",
    route: "/404",
    title: ENGLISH.notFound,
    description: ENGLISH.notFoundText,
  });
});

it("the page of results stands once in each language, and knows the others", () => {
  const languages = [
    { code: "en", route: "/search/" },
    { code: "de", route: "/de/search" },
  ];
  const first = searchPageData(two);
  expect(first).toMatchObject({ ...bare, kind: "search", route: "/search/", languages });
  expect(first).toMatchObject({ title: ENGLISH.searchSite, description: ENGLISH.searchText });
  expect(first).not.toHaveProperty("language");
  expect(searchPageData(two, "de")).toMatchObject({
    route: "/de/search",
    title: "Suche",
    description: "Alles",
    language: "de",
    languages,
  });
  expect(searchPageData(one)).not.toHaveProperty("languages");
});
