import { expect, test } from "vitest";
import { convertEdit } from "./convert-collections.ts";

const at = (path: string, siteDir: string, editUrl: string | null) => ({ path, siteDir, editUrl });

test.each([
  at("docs", ".", "https://a.example/edit/docs/{docPath}"),
  at("site/docs", ".", "https://a.example/edit/site/docs/{docPath}"),
  at("../docs", "site", "https://a.example/edit/docs/{docPath}"),
  at("docs", "site", "https://a.example/edit/site/docs/{docPath}"),
  at("docs", "site", "https://a.example/edit/site"),
])("pages of $path in $siteDir are edited where $editUrl says", ({ siteDir, ...options }) => {
  expect(convertEdit(options, siteDir)).toEqual({ editUrl: "https://a.example/edit/{path}" });
});

test.each([
  at("docs", ".", "https://a.example/edit/{docPath}"),
  at("docs", ".", "https://a.example/{docPath}/edit"),
  at("docs", ".", "elsewhere"),
  at("docs", ".", null),
])("what $editUrl says is no place to edit pages of $path", ({ siteDir, ...options }) => {
  expect(convertEdit(options, siteDir)).toEqual({});
});
