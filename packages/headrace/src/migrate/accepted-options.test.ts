import { expect, test } from "vitest";
import { createRandom } from "../../bench/random.ts";
import { parseConfig } from "../config/parse-config.ts";
import { acceptedOptions } from "./accepted-options.ts";

const CONFIG = {
  name: "Mill",
  url: "https://mill.example",
  baseUrl: "/mill/",
  sidebars: {
    docs: [
      "index",
      { type: "category", label: "E", items: ["f", { type: "ref", id: "g" }] },
      { type: "link", label: "B", href: "/b" },
    ],
  },
  navbar: { sections: [{ label: "S", sidebar: "docs" }], links: [{ label: "V", href: "/v" }] },
  redirects: [
    { from: "/old", to: "/new" },
    { from: "/older", to: "/new" },
  ],
  contentSecurityPolicy: { "img-src": ["https://pictures.example"] },
  locales: [{ code: "en", label: "English" }],
};

test("leaves out what is refused, and nothing else", () => {
  const redirects = [...CONFIG.redirects, { from: "/a", to: "/b?c=d e" }, { from: "/d" }];
  const links = [{ label: "V", href: "/v", colour: "red" }];
  const written = { ...CONFIG, redirects, navbar: { ...CONFIG.navbar, links } };
  const { config, notes } = acceptedOptions(written);
  expect(config).toEqual(CONFIG);
  expect(notes).toEqual([
    'Left out of the new configuration, which can\'t have it: Unknown option "navbar.links.0.colour".',
    'Left out of the new configuration, which can\'t have it: Option "redirects.2.to" must be the route of a page, such as "/faq" or "/faq#costs", or an address such as "https://example.com/faq".',
    'Left out of the new configuration, which can\'t have it: Option "redirects.3.to" is missing.',
    'Left out of the new configuration, which can\'t have it: Option "redirects.2.to" is missing.',
  ]);
});

test("whatever stands where in a configuration, what is left is accepted", () => {
  expect(parseConfig(CONFIG)).toHaveProperty("config");
  const { integer, pick } = createRandom(14);
  const odd = [null, 42, "", "//", " ", [[]], {}, { type: "nope" }, true];
  let refused = 0;
  for (let turn = 0; turn < 400; turn++) {
    const text = JSON.stringify(CONFIG, (key, value: unknown) =>
      !["", "name", "url"].includes(key) && integer(1, 12) === 1
        ? structuredClone(pick(odd))
        : value,
    );
    const written: unknown = JSON.parse(text);
    const { config, notes } = acceptedOptions(written);
    expect([text, parseConfig(config)]).toEqual([text, { config: expect.anything() }]);
    if (notes.length === 0) expect(config).toEqual(written);
    else refused += 1;
  }
  expect(refused).toBeGreaterThan(100);
});

test("stays as it is when it is refused as a whole", () => {
  expect(acceptedOptions({ url: 5 })).toEqual({ config: { url: 5 }, notes: [] });
});
