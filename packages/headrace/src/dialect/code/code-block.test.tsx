import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import CodeBlock from "./code-block.tsx";

it("shows other code in the browser as code, under its title", () => {
  vi.stubGlobal("window", {});
  const html = renderToStaticMarkup(<CodeBlock title="a & b">{"1 < 2"}</CodeBlock>);
  vi.unstubAllGlobals();
  expect(html).toContain('<figcaption class="code-title">a &amp; b</figcaption>');
  expect(html).toContain("<code>1 &lt; 2</code>");
});

it("keeps the indentation of the first line", () => {
  const html = renderToStaticMarkup(<CodeBlock>{"\n  a {\n  }\n"}</CodeBlock>);
  expect(html).toContain(">  a {\n  }</code-fence>");
});

it("shows elements as they are written", () => {
  const html = renderToStaticMarkup(
    <CodeBlock title="a">
      $ run <b>it</b>
    </CodeBlock>,
  );
  expect(html).toContain("<code>$ run <b>it</b></code>");
});
