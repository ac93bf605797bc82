import { siteLink } from "./markdown-operation.ts";
import { codeSpan, markdownDocument, markdownTable } from "./markdown-text.ts";
import type { FamilySource } from "./reference-source.ts";

/** The page of a family as Markdown. */
export function familyMarkdown({ family, operations, context }: FamilySource): string {
  const { name, description, externalDocs } = family;
  const rows = operations.map(({ summary, method, path, route, deprecated }) => [
    `${siteLink(summary, `${route}.md`, context.site)}${deprecated ? " (deprecated)" : ""}`,
    codeSpan(`${method.toUpperCase()} ${path}`),
  ]);
  return markdownDocument([
    `# ${name}`,
    description,
    externalDocs ? `Read on: [${externalDocs.label}](${externalDocs.href})` : "",
    markdownTable(["Operation", "Request"], rows),
  ]);
}
