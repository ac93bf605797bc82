// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { createPart, type LongPagePlace, mendLinks } from "./join-pages.ts";

const place: LongPagePlace = {
  origin: "https://docs.example",
  baseUrl: "/docs/",
  parts: new Map([
    ["/", "page1"],
    ["/guide/one", "page2"],
    ["/guide/two", "page3"],
  ]),
};

const part = (body: string) => createPart({ route: "/guide/one", body }, place).innerHTML;

describe("createPart", () => {
  it.each([
    ["its own places", '<a href="#x">', '<a href="#page2-x"></a>'],
    ["another page", '<a href="/docs/guide/two">', '<a href="#page3"></a>'],
    ["a place of another page", '<a href="/docs/guide/two#a%20b">', '<a href="#page3-a b"></a>'],
    ["the start of the site", '<a href="/docs/">', '<a href="#page1"></a>'],
    ["other spellings", '<a href="../guide/two/">', '<a href="#page3"></a>'],
    [
      "a page that is not in it",
      '<a href="/docs/other">',
      '<a href="https://docs.example/docs/other" target="_blank" rel="noopener"></a>',
    ],
    [
      "another site",
      '<a href="https://other.example/guide/two">',
      '<a href="https://other.example/guide/two" target="_blank" rel="noopener"></a>',
    ],
  ])("leads to %s", (_, body, expected) => {
    expect(part(body)).toBe(expected);
  });

  it.each([
    [
      '<i id="a"></i><i aria-labelledby="a b"></i>',
      '<i id="page2-a"></i><i aria-labelledby="page2-a b"></i>',
    ],
    [
      '<svg><defs><g id="a"></g></defs><use href="#a"></use><path fill="url(#a)"></path></svg>',
      '<svg><defs><g id="page2-a"></g></defs><use href="#page2-a"></use><path fill="url(#page2-a)"></path></svg>',
    ],
    ["<details><p>x</p></details>", '<details open=""><p>x</p></details>'],
    ['<div role="tabpanel" hidden>x</div>', '<div role="tabpanel">x</div>'],
    ['<div class="tab-list"></div><button>Copy</button><p>x</p>', "<p>x</p>"],
  ])("%s", (body, expected) => {
    expect(part(body)).toBe(expected);
  });
});

it("has each id once, leads nowhere that is not there, and loses no text, of any pages", () => {
  const random = createRandom(5);
  const ids = ["a", "b", "c", "page2", "page2-a"];
  const routes = [...place.parts.keys()];
  const piece = () =>
    random.pick([
      () => `<h2 id="${random.pick(ids)}${random.integer(0, 9)}">Title</h2>`,
      () => `<a href="#${random.pick(ids)}${random.integer(0, 9)}">here</a>`,
      () => `<a href="/docs${random.pick(routes)}#${random.pick(ids)}">there</a>`,
      () => `<label for="${random.pick(ids)}1">word</label>`,
      () => "<p>Some <b>text</b> of it.</p>",
    ])();
  for (let run = 0; run < 50; run++) {
    const bodies = routes.map(() => {
      const pieces = Array.from({ length: 12 }, piece);
      // A page itself has each id once.
      return pieces
        .filter((text, at) => !text.includes("id=") || pieces.indexOf(text) === at)
        .join("");
    });
    const document_ = document.createElement("main");
    document_.append(
      ...routes.map((route, at) => createPart({ route, body: bodies[at] ?? "" }, place)),
    );
    mendLinks(document_);
    const all = Array.from(document_.querySelectorAll("[id]"), ({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    for (const link of document_.querySelectorAll('a[href^="#"]'))
      expect(all).toContain(link.getAttribute("href")?.slice(1));
    const source = document.createElement("main");
    source.innerHTML = bodies.join("");
    expect(document_.textContent).toBe(source.textContent);
  }
});
