import { expect, test } from "vitest";
import { describeDoc } from "./doc.ts";
import { docSet } from "./doc-set.ts";
import { pageSeries } from "./series.ts";
import { buildSiteMap } from "./site-map.ts";

const CONTENT = docSet({ folder: "content" });

const PAGES = [
  ["intro", undefined],
  ["first", 6],
  ["second", 10],
] as const;

function seriesOf(route: string, series: boolean) {
  const docs = PAGES.map(([name, minutes]) =>
    describeDoc(
      { path: `content/${name}.md`, title: name, frontMatter: minutes ? { minutes } : {} },
      CONTENT,
    ),
  );
  const items = ["intro", "first", "second"];
  const sidebars = { s: [{ type: "category" as const, label: "Tour", items, series }] };
  const map = buildSiteMap(docs, [{ ...CONTENT, sidebars }]);
  return pageSeries(map.places.get(route), map);
}

test.each(["/intro", "/first", "/second"])(
  "pages with a time are the steps, seen from %s",
  (route) => {
    expect(seriesOf(route, true)).toEqual({
      series: {
        label: "Tour",
        steps: [
          { label: "first", route: "/first", minutes: 6 },
          { label: "second", route: "/second", minutes: 10 },
        ],
      },
    });
  },
);

test("a category that is no series has no steps", () => {
  expect(seriesOf("/first", false)).toEqual({});
});
