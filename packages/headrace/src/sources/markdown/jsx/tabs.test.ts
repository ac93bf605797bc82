import { expect, test } from "vitest";
import { compileMarkdown } from "../compile.ts";
import { fixtureOptions } from "../fixture-page.ts";

const TEXT = `import Tabs from "@theme/Tabs";
import TabItem from "@theme/TabItem";

# Tabs

<Tabs values={[{ value: "b", label: "Second" }, { value: "a", label: "First" }]}>

<TabItem value="a"></TabItem>

<TabItem value="b">

Of the second.

</TabItem>

<TabItem value="a">

Of the first.

</TabItem>
</Tabs>
`;

test("buttons of tabs have the order of their list, and no item of a value is lost", async () => {
  const options = { ...fixtureOptions("."), failedParts: "warning" as const };
  const page = await compileMarkdown({ path: "page.mdx", text: TEXT }, options);
  const at = (text: string) => page.body.indexOf(text);
  expect(at(">Second<")).toBeLessThan(at(">First<"));
  expect(at("Of the first.")).toBeGreaterThan(0);
  expect(page.body.match(/role="tabpanel"/g)).toHaveLength(2);
});
