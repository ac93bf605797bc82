import { expect, test } from "vitest";
import { fillCards } from "./doc-cards.ts";

const SITE = { baseUrl: "/", trailingSlash: false };

test("a card draws its icon before its name, for eyes alone", () => {
  const card = { label: "Guide", href: "/guide", description: "How to", icon: "M4 6h16" };
  const html = fillCards('<div class="doc-cards"></div>', [card], SITE);
  expect(html).toMatch(
    /<a href="\/guide"><svg [^>]*aria-hidden="true"><path d="M4 6h16"><\/path><\/svg>Guide<\/a>/,
  );
});

test("a card without an icon is its name and what it is for", () => {
  const card = { label: "Guide", href: "/guide", description: "How to" };
  expect(fillCards('<div class="doc-cards"></div>', [card], SITE)).toBe(
    '<ul class="doc-cards"><li><a href="/guide">Guide</a><p>How to</p></li></ul>',
  );
});
