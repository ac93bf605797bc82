import { expect, test } from "vitest";
import { harmlessHtml } from "./prose-html.ts";

const START = '<div class="code-block"><pre tabindex="0"><code>';
const END = "</code></pre></div>";

test.each([
  ["<p>big (&gt; 4&nbsp;MB) &amp; more</p>", "<p>big (&gt; 4&nbsp;MB) &amp; more</p>"],
  ["<p>R&D > AT&T; &#x41;</p>", "<p>R&amp;D &gt; AT&T; &#x41;</p>"],
  ["<p>&lt;script&gt;</p>", "<p>&lt;script&gt;</p>"],
  ["<pre>a\n  b</pre>", `${START}a\n  b${END}`],
  ["<pre class='x'> <code>a\n</code></pre>", `${START.replace("<code>", " <code>")}a\n${END}`],
])("%s as authors write it", (given, shown) => {
  expect(harmlessHtml([given], () => "<a>")).toEqual([shown]);
});
