import { codeFence, codeSpan, markdownDocument } from "../../sources/markdown-text.ts";
import { exampleLanguage, exampleText } from "../operation/example-text.ts";
import type { ComponentsSource } from "../reference-source.ts";
import { callbacks, operationParts } from "./markdown-operation.ts";
import { ToldParts } from "./told-parts.ts";

/** What no operation shows as Markdown, without its title. */
export function componentsMarkdown({ components }: ComponentsSource): string {
  const { parameters, headers, bodies, responses, examples, links, operations, paths } = components;
  const told = new ToldParts();
  const place = { level: 2, within: "" };
  const none = { status: "", description: "", headers: [], content: [], links: [] };
  const others = headers.length + links.length > 0 ? [{ ...none, headers, links }] : [];
  return markdownDocument([
    paths.map((path) => `- ${codeSpan(path)}: no operation`).join("\n"),
    ...operationParts(
      { parameters, body: null, responses: [...responses, ...others] },
      place,
      told,
    ),
    ...bodies.flatMap(({ name, body }) => [
      `## ${name}`,
      ...operationParts({ parameters: [], body, responses: [] }, { level: 3, within: name }, told),
    ]),
    ...callbacks({ callbacks: operations }, told),
    ...examples.flatMap((example) => [
      `## Example: ${example.summary || example.name}`,
      example.description,
      example.href ?? codeFence(exampleText(example), exampleLanguage("json")),
    ]),
  ]);
}
