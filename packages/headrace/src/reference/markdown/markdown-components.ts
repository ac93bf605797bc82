import { codeFence, codeSpan, markdownDocument } from "../../sources/markdown-text.ts";
import { exampleLanguage, exampleText } from "../operation/example-text.ts";
import { exampleTitle } from "../operation/media.tsx";
import type { ComponentsSource } from "../reference-source.ts";
import type { SayApi } from "../say.ts";
import { callbacks, operationParts } from "./markdown-operation.ts";
import { ToldParts } from "./told-parts.ts";

/** What no operation shows as Markdown, without its title. */
export function componentsMarkdown(
  { components, securitySchemes }: ComponentsSource,
  say: SayApi,
): string {
  const { parameters, headers, bodies, responses, examples, links, operations, paths, unplaced } =
    components;
  const told = new ToldParts();
  const place = { level: 2, within: "", say };
  const none = { status: "", description: "", headers: [], content: [], links: [] };
  const others = headers.length + links.length > 0 ? [{ ...none, headers, links }] : [];
  return markdownDocument([
    paths
      .map(({ path, summary, description, servers, parameters }) => {
        const words = [summary, description].filter(Boolean).join(" ").replaceAll(/\s+/g, " ");
        const told = codeSpan(path);
        const line = `- ${words ? `${told}: ${words}` : say("noOperation", { path: told })}`;
        const parts = [
          ...servers.map((server) => [codeSpan(server.url), server.description]),
          ...parameters.map((one) => [
            codeSpan(one.name),
            one.description || (one.schema.description ?? ""),
          ]),
        ];
        return [
          line,
          ...parts.map((part) => `  - ${part.filter(Boolean).join(": ").replaceAll(/\s+/g, " ")}`),
        ].join("\n");
      })
      .join("\n"),
    ...operationParts(
      { parameters, body: null, responses: [...responses, ...others] },
      place,
      told,
    ),
    ...bodies.flatMap(({ name, body }) => [
      `## ${name}`,
      ...operationParts(
        { parameters: [], body, responses: [] },
        { level: 3, within: name, say },
        told,
      ),
    ]),
    ...callbacks({ operations, securitySchemes }, say, told),
    ...examples.flatMap((example) => [
      `## ${exampleTitle(example, say)}`,
      example.description,
      example.href ?? codeFence(exampleText(example), exampleLanguage("json")),
    ]),
    ...(unplaced.length > 0 ? [`## ${say("unplaced")}`] : []),
    unplaced
      .map(
        ({ pointer, keyword, text }) =>
          `- ${codeSpan(pointer)} ${keyword}: ${text.replaceAll(/\s+/g, " ")}`,
      )
      .join("\n"),
  ]);
}
