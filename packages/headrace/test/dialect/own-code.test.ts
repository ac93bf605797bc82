import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

const CONFIG = `module.exports = { title: "Code", url: "https://code.example", baseUrl: "/",
  presets: [["classic", {}]] };`;

const PAGE = `# Page

\`\`\`js title="a.js" {2} demo
/* one
two */
const a = "<b>"; // it's

b();
\`\`\`

\`\`\`js showLineNumbers=4
// highlight-next-line
marked();
\`\`\`

Then \`inline\`.
`;

/** Text of the block of code that holds a word. */
function codeWith(word: string, html: string): string {
  const all = [...html.matchAll(/<code[^>]*>([\s\S]*?)<\/code>/g)].map(([, code = ""]) => code);
  const text = all.find((code) => code.includes(word)) ?? "";
  return text.replace(/<[^>]*>/g, "");
}

describe("a copy of the block of code as it was before 3.8", () => {
  const site = siteOf("own-code", {
    "src/theme/CodeBlock/Content/String.js": `import React from "react";
import clsx from "clsx";
import { usePrismTheme, useThemeConfig } from "@docusaurus/theme-common";
import { containsLineNumbers, parseCodeBlockTitle, parseLanguage, parseLines, useCodeWordWrap } from "@docusaurus/theme-common/internal";
import Container from "@theme/CodeBlock/Container";
import CopyButton from "@theme/CodeBlock/CopyButton";
import Line from "@theme/CodeBlock/Line";
import WordWrapButton from "@theme/CodeBlock/WordWrapButton";
import { Highlight } from "prism-react-renderer";
export default function Text({ children, className, metastring }) {
  const { prism: { magicComments } } = useThemeConfig();
  const language = parseLanguage(className);
  const theme = usePrismTheme();
  const wordWrap = useCodeWordWrap();
  const { code, lineClassNames } = parseLines(children, { metastring, language, magicComments });
  const title = parseCodeBlockTitle(metastring);
  return <Container as="section" className={clsx("own-box", className)}>
    <h6 className="own-title">{title} in {language}</h6>
    {/\\bdemo\\b/.test(metastring) && <a href="https://demo.example">Try it</a>}
    <Highlight theme={theme} code={code} language={language}>
      {({ className: ofCode, style, tokens, getLineProps, getTokenProps }) => <pre className={ofCode} style={style} ref={wordWrap.codeBlockRef}><code>
        {tokens.map((line, i) => <Line key={i} line={line} classNames={lineClassNames[i]} getLineProps={getLineProps} getTokenProps={getTokenProps} showLineNumbers={containsLineNumbers(metastring)} />)}
      </code></pre>}
    </Highlight>
    {(wordWrap.isEnabled || wordWrap.isCodeScrollable) && <WordWrapButton onClick={() => wordWrap.toggle()} isEnabled={wordWrap.isEnabled} />}
    <CopyButton code={code} />
  </Container>;
}`,
    "src/theme/CodeBlock/Line.js": `import React from "react";
export default function Line({ line, classNames, getLineProps, getTokenProps }) {
  if (line.length === 1 && line[0].content === "\\n") line[0].content = "";
  const { className, ...rest } = getLineProps({ line, className: classNames });
  return <b className={className} {...rest}>{line.map((token, key) => <i key={key} {...getTokenProps({ token })} />)}<br /></b>;
}`,
  });

  it("is drawn as the site draws it, without a warning and without script", async () => {
    const html = await site.html();
    expect(html).toContain('<h6 class="own-title">a.js in js</h6>');
    expect(html).toContain('<a href="https://demo.example">Try it</a>');
    expect(html).toMatch(
      /<section class="codeBlockContainer_ own-box language-js theme-code-block code-block">/,
    );
    expect(html).not.toContain("data-island");
    expect(html).not.toContain("data-code-line");
    expect(site.warnings()).toEqual([]);
  });

  it("has the colors that all code has, across its lines", async () => {
    const html = await site.html();
    expect(html).toMatch(/<i class="token plain"><span class="t-comment">two \*\/<\/span><\/i>/);
    expect(html).toMatch(/<span class="t-string-expression">"&lt;b&gt;"<\/span>/);
  });

  it("stands as code in the page's Markdown", async () => {
    expect(await site.markdown()).toContain("```js\n/* one\ntwo */\n");
  });

  it("can be copied line by line, and has its marked lines", async () => {
    const html = await site.html();
    expect(codeWith("two", html)).toBe('/* one\ntwo */\nconst a = "&lt;b&gt;"; // it\'s\n\nb();\n');
    expect(html).toMatch(
      /<b class="token-line theme-code-block-highlighted-line"><i[^>]*><span class="t-comment">two/,
    );
    expect(codeWith("marked", html)).toBe("marked();\n");
    expect(html).toMatch(/data-action="copy-code"/);
  });
});

describe("parts of the block of code as they are since 3.8", () => {
  const site = siteOf("own-code-parts", {
    "src/theme/CodeBlock/Title.js": `import React from "react";
import Title from "@theme-original/CodeBlock/Title";
export default function OwnTitle(properties) { return <em className="own-title"><Title {...properties} /></em>; }`,
    "src/theme/CodeBlock/Buttons/index.js": `import React from "react";
import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import Copy from "@theme/CodeBlock/Buttons/CopyButton";
export default function Buttons() {
  const { metadata } = useCodeBlockContext();
  return <div className="own-buttons">{metadata.code.length} signs of {metadata.language}<Copy /></div>;
}`,
    "src/theme/CodeBlock/Buttons/CopyButton/index.js": `import React, { useState } from "react";
import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
export default function Copy() {
  const [isCopied, setCopied] = useState(false);
  const { metadata } = useCodeBlockContext();
  return <button className="own-copy" onClick={() => navigator.clipboard.writeText(metadata.code)}>{String(isCopied)}</button>;
}`,
  });

  it("are found by style sheets by what the names of their classes begin with", async () => {
    const html = await site.html();
    for (const name of ["Container", "Title", "Content", "Lines"])
      expect(html).toContain(` class="codeBlock${name}_`);
  });

  it("stand in the engine's block, which has numbers of lines where they are asked for", async () => {
    const html = await site.html();
    expect(html).toMatch(/<div class="[^"]*code-title"><em class="own-title">a.js<\/em><\/div>/);
    expect(html).toMatch(
      /<div class="own-buttons">\d+ signs of js<button[^>]* data-action="copy-code"/,
    );
    expect(html).toContain(
      '<span class="token-line theme-code-block-highlighted-line" data-n="4">',
    );
    expect(html).toMatch(/<span class="t-comment">two \*\//);
    expect(html).toMatch(/Then <code>inline<\/code>/);
    expect(site.warnings()).toEqual([]);
  });
});

describe("a live block of code that stands beside the theme", () => {
  const site = siteOf("own-live-code", {
    "src/theme/CodeBlock/index.js": `export { Live as default } from "@site/src/code/Live";`,
    "src/code/Live.js": `import React, { useState } from "react";
import Line from "@theme/CodeBlock/Line";
import { Highlight } from "prism-react-renderer";
export function Live({ children, className, metastring }) {
  const [isOpen, setOpen] = useState(true);
  return <section><button onClick={() => setOpen(!isOpen)}>Fold</button>
    {isOpen && <Highlight code={children} language={className.slice(9)}>
      {({ tokens, getLineProps, getTokenProps }) => <pre><code>{tokens.map((line, i) => <Line key={i} line={line} getLineProps={getLineProps} getTokenProps={getTokenProps} />)}</code></pre>}
    </Highlight>}
  </section>;
}`,
  });

  it("comes to life as it was colored", async () => {
    const html = await site.html();
    expect(html).toMatch(/<div data-island="[^"]*" data-export="Live"/);
    expect(html).toMatch(
      /<span class="token plain"><span class="t-comment">two \*\/<\/span><\/span>/,
    );
    expect(codeWith("two", html)).toMatch(/^\/\* one\ntwo \*\/\nconst a/);
    expect(site.warnings()).toEqual([]);
  });
});

function siteOf(name: string, files: Record<string, string>) {
  let root = "";
  let warnings: Diagnostic[] = [];
  beforeAll(async () => {
    ({ root, warnings } = await takeOver(name, {
      "docusaurus.config.js": CONFIG,
      "docs/page.md": PAGE,
      ...files,
    }));
  }, 120_000);
  afterAll(() => rm(root, { recursive: true, force: true }));
  return {
    html: () => readFile(join(root, "dist/docs/page.html"), "utf8"),
    markdown: () => readFile(join(root, "dist/docs/page.md"), "utf8"),
    warnings: () => warnings.map(({ message }) => message),
  };
}
