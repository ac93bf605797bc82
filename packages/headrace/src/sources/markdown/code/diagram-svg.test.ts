import { renderMermaidSVG } from "beautiful-mermaid";
import { expect, test } from "vitest";
import { rewriteSvg } from "./diagram-svg.ts";

function draw(source: string): string {
  return rewriteSvg(renderMermaidSVG(source, { padding: 8, transparent: true }), {
    id: "diagram-1",
    source,
  });
}

test("the title of a group is drawn after the edges that run across its head", () => {
  const svg = draw("flowchart TD\n X --> B\n subgraph R [Read side]\n B --> C\n end");
  expect(svg.split("Read side")).toHaveLength(2);
  expect(svg.indexOf("Read side")).toBeGreaterThan(svg.lastIndexOf('class="edge"'));
});

test("the first message of a sequence has air above it, and the boxes stay in sight", () => {
  const svg = draw("sequenceDiagram\n A->>B: hello");
  const [, top = ""] = /viewBox="\d+ (\d+) /.exec(svg) ?? [];
  const [, lift = ""] = /translate\(0 (-\d+)\)" class="actor"><rect[^>]* y="30"/.exec(svg) ?? [];
  const [, lifelineStart = ""] = /class="lifeline"[^>]* y1="(\d+)"/.exec(svg) ?? [];
  const [, label = ""] = /class="message"><line[^>]*><text[^>]* y="(\d+)"/.exec(svg) ?? [];
  expect(30 + Number(lift)).toBe(Number(top) + 8);
  expect(Number(lifelineStart)).toBe(30 + Number(lift) + 40);
  expect(Number(label) - Number(lifelineStart)).toBeGreaterThanOrEqual(20);
});

test("a relation's label has no frame of its own", () => {
  const svg = draw("erDiagram\n A ||--o{ B : has");
  expect(svg).toMatch(/<rect[^>]* stroke="none"[^>]*><text[^>]*>has</);
});
