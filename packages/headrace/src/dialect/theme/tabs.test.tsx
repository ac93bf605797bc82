import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import TabItem from "./tab-item.tsx";
import Tabs from "./tabs.tsx";

test("buttons have the order of the list, panels that of the items; what has no item comes last", () => {
  const values = ["c", "b", "a"].map((value) => ({ value, label: `Button ${value}` }));
  const html = renderToStaticMarkup(
    <Tabs values={values}>
      <TabItem value="a">Panel a</TabItem>
      <TabItem value="b">Panel b</TabItem>
    </Tabs>,
  );
  const panels = [...html.matchAll(/id="(panel-[^"]+)".*?data-label="([^"]+)"/g)];
  expect(panels.map(([, , label]) => label)).toEqual(["Button a", "Button b", "Button c"]);
  for (const [, id, label] of panels)
    expect(html).toMatch(new RegExp(`aria-controls="${id}"[^>]*>${label}<`));
});
