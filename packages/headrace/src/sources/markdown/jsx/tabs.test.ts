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

const options = { ...fixtureOptions("."), failedParts: "warning" as const };

test("buttons of tabs have the order of their list, panels that of the items, and no item of a value is lost", async () => {
  const { body } = await compileMarkdown({ path: "page.mdx", text: TEXT }, options);
  expect(body.match(/>Second<|>First<|Of the first|Of the second/g)).toEqual([
    ">Second<",
    ">First<",
    "Of the first",
    "Of the second",
  ]);
  expect(body.match(/role="tabpanel"/g)).toHaveLength(2);
});

/** Every list of some of three values, in every order. */
const LISTS = ["a", "b", "c"].flatMap((value, _, values) => {
  const [one = "", other = ""] = values.filter((candidate) => candidate !== value);
  return [[value], [value, one], [value, other], [value, one, other], [value, other, one]];
});

test.each(LISTS.map((buttons) => ({ buttons })))(
  "panels stand as written, whatever the order of the buttons: $buttons",
  async ({ buttons }) => {
    for (const items of LISTS.filter(({ length }) => length === 3)) {
      const values = JSON.stringify(buttons.map((value) => ({ value, label: `Button ${value}` })));
      const written = items.map(
        (value) => `<TabItem value="${value}">\n\nPanel ${value}.\n\n</TabItem>\n\nAfter ${value}.`,
      );
      const text = `# Tabs\n\n<Tabs values={${values}}>\n\n${written.join("\n\n")}\n\n</Tabs>\n`;
      const { body, diagnostics } = await compileMarkdown({ path: "page.mdx", text }, options);
      expect(body.match(/(?:(?<=>)Button|Panel|After) \w/g)).toEqual([
        ...buttons.map((value) => `Button ${value}`),
        ...items.flatMap((value) =>
          buttons.includes(value) ? [`Panel ${value}`, `After ${value}`] : [`After ${value}`],
        ),
      ]);
      const told = diagnostics.filter(({ message }) => message.startsWith("No button"));
      expect(told).toHaveLength(buttons.length < 3 ? 1 : 0);
    }
  },
);
