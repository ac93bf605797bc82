import { expect, test } from "vitest";
import type { HeadTag } from "../model/page.ts";
import { page, shellProps } from "../theme/test-data.ts";
import { forwardPage, leadsOnTo } from "./forward-document.ts";

const site = { ...shellProps().site, url: "https://mill.example", baseUrl: "/docs/" };
const old = page({ route: "/guide/old" });
const refresh = (content: string): HeadTag[] => [
  { name: "meta", attributes: { "http-equiv": "Refresh", content } },
];

test.each([
  ["/docs/new", "/new"],
  ["/docs/a%20b?x=1&amp;y=2#part", "/a b?x=1&y=2#part"],
  ["/docs/", "/"],
  ["new", "/guide/new"],
  ["/elsewhere", "https://mill.example/elsewhere"],
  ["https://other.example/a?b", "https://other.example/a?b"],
  ["/docs/guide/old#here", undefined],
])("a page with a link %s to lead on by leads to %s", (href, to) => {
  const body = `<p>Before</p><span><a class="leads-on" href="${href}">there</a></span>`;
  expect(leadsOnTo(old, body, site)).toBe(to);
});

test.each([
  ["0; url=/docs/new", "/new"],
  ["0;URL='../new'", "/new"],
  [" 0.0 , /docs/new ", "/new"],
  ["0; url=https://other.example/", "https://other.example/"],
  ["5; url=/docs/new", undefined],
  ["0", undefined],
  ["30", undefined],
])("a page with the refresh %j leads to %s", (content, to) => {
  expect(leadsOnTo({ ...old, head: refresh(content) }, "<p>Text</p>", site)).toBe(to);
});

test("a page with neither is read where it is", () => {
  expect(leadsOnTo(old, '<p><a href="/docs/new">leads-on</a></p>', site)).toBeUndefined();
});

test("REDIR-03 the document leads on with a script, without one, and by its link", () => {
  const { html } = forwardPage("/a b?x=1&y", site, "script-src 'self'");
  expect(html).toContain('<script data-to="/docs/a%20b?x=1&amp;y">');
  expect(html).toContain('http-equiv="refresh" content="0; url=/docs/a%20b?x=1&amp;y"');
  expect(html).toContain('<a href="/docs/a%20b?x=1&amp;y">');
  expect(html).toContain('<link rel="canonical" href="https://mill.example/docs/a%20b">');
});
