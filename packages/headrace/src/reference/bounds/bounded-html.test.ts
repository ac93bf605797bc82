import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { createRandom, type Random } from "../../../bench/random.ts";
import { boundedHtml } from "./bounded-html.ts";
import { textOfHtml } from "./html-text.ts";

const writeRest = (text: string) =>
  `<p>The rest</p><pre><code>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code></pre>`;

const elementsOf = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;
const wordsOf = (html: string) =>
  textOfHtml(parseFragment(html).childNodes).match(/\bw\d+\b/g) ?? [];

/** HTML of any shape, each text with a word of its own. */
function anyHtml(random: Random, elements: number): string {
  let word = 0;
  let left = elements;
  const text = () => {
    word += 1;
    return `w${word} `;
  };
  const many = (write: () => string) =>
    Array.from({ length: random.integer(1, random.pick([2, 5, 60, 900])) }, () =>
      left > 0 ? write() : "",
    ).join("");
  const phrase = (): string => {
    left -= 1;
    const tag = random.pick(["code", "b", "span", "a"]);
    return `<${tag}${tag === "a" ? ` href="#id${random.integer(0, elements)}"` : ""}>${text()}</${tag}>`;
  };
  const flow = (depth: number): string => {
    left -= 1;
    const inner = () => many(() => (depth > 5 ? `<p>${text()}</p>` : flow(depth + 1)));
    const id = ` id="id${left}"`;
    switch (random.integer(0, 6)) {
      case 0:
        return `<ul>${many(() => `<li${id}>${inner()}</li>`)}</ul>`;
      case 1:
        return `<dl>${many(() => `<div><dt>${text()}</dt><dd>${inner()}</dd></div>`)}</dl>`;
      case 2:
        return `<table><tbody>${many(() => `<tr>${many(() => `<td>${many(phrase)}</td>`)}</tr>`)}</tbody></table>`;
      case 3:
        return `<details${id}><summary>${many(phrase)}</summary>${inner()}</details>`;
      case 4:
        return `<pre><code>${many(phrase)}</code></pre>`;
      case 5:
        return `<div${id}>${inner()}</div>`;
      default:
        return `<p>${text()}${many(phrase)}</p>`;
    }
  };
  return many(() => flow(0)) + flow(0);
}

test("whatever the HTML, it has no more elements than it may, and all of its words", () => {
  const random = createRandom(6);
  for (let round = 0; round < 60; round += 1) {
    const html = anyHtml(random, random.pick([50, 400, 3000]));
    const most = random.pick([60, 200, 1000]);
    const bounded = boundedHtml(html, { most, writeRest });
    expect(elementsOf(bounded.html)).toBeLessThanOrEqual(most);
    expect(wordsOf(bounded.html).toSorted()).toEqual(wordsOf(html).toSorted());
    // What is left of a row stands behind its table.
    if (!html.includes("<table")) expect(wordsOf(bounded.html)).toEqual(wordsOf(html));
    const named = [...bounded.html.matchAll(/ (?:id="|href="#)([^"]*)"/g)].map(
      ([, id]) => id ?? "",
    );
    expect(named.filter((id) => bounded.lost.has(id))).toEqual([]);
  }
});

test("what is small enough stays as it is, sign by sign", () => {
  const html = "<p>a &amp; b<br/>c</p>";
  expect(boundedHtml(html, { most: 2, writeRest })).toEqual({ html, lost: new Set() });
});

test("a long list keeps its beginning, and what stands around it stays whole", () => {
  const items = Array.from(
    { length: 500 },
    (_, index) => `<li id="i${index}"><b>w${index}</b></li>`,
  );
  const html = `<h2>Before</h2><ul>${items.join("")}</ul><p><b>After</b> <a href="#i499">see</a></p>`;
  const { html: bounded, lost } = boundedHtml(html, { most: 200, writeRest });
  expect(bounded).toContain(items.slice(0, 80).join(""));
  expect(bounded).toContain("<p><b>After</b> see</p>");
  expect(bounded).toContain("w498\nw499</code>");
  expect(lost.has("i499")).toBe(true);
  expect(lost.has("i0")).toBe(false);
});

test("a switch keeps as many names as parts", () => {
  const parts = Array.from({ length: 300 }, (_, index) => index);
  const html = `<div data-tabs=""><div role="tablist">${parts
    .map((index) => `<button aria-controls="p${index}">n${index}</button>`)
    .join(
      "",
    )}</div>${parts.map((index) => `<div id="p${index}"><p>w${index}</p></div>`).join("")}</div>`;
  const { html: bounded } = boundedHtml(html, { most: 200, writeRest });
  const names = [...bounded.matchAll(/aria-controls="(p\d+)"/g)].map(([, id]) => id);
  expect(names.length).toBeGreaterThan(20);
  for (const id of names) expect(bounded).toContain(`id="${id}"`);
  expect(bounded.match(/<div id="p/g)).toHaveLength(names.length);
  expect(bounded).toContain("n299\nw299");
});

test("code keeps each of its characters, and addresses stand behind what leads to them", () => {
  const code = Array.from({ length: 300 }, (_, index) => `<span>  "${index}":\n</span>`).join("");
  const links = Array.from(
    { length: 300 },
    (_, index) => `<a href="https://a.test/${index}">l${index}</a> `,
  );
  const { html } = boundedHtml(`<pre><code>${code}</code></pre><p>${links.join("")}</p>`, {
    most: 200,
    writeRest,
  });
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain('  "298":\n  "299":\n');
  expect(html).toContain("l299 (https://a.test/299)");
});
