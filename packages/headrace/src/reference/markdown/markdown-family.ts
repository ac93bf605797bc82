import { codeSpan, markdownDocument, markdownTable } from "../../sources/markdown-text.ts";
import type { FamilySource } from "../reference-source.ts";
import { siteLink } from "./markdown-operation.ts";

/** The page of a family as Markdown, without its title. */
export function familyMarkdown({ family, operations, context }: FamilySource): string {
  const { description, externalDocs } = family;
  const rows = operations.map(({ summary, method, path, route, deprecated }) => [
    `${siteLink(summary, `${route}.md`, context.site)}${deprecated ? " (deprecated)" : ""}`,
    codeSpan(`${method.toUpperCase()} ${path}`),
  ]);
  return markdownDocument([
    description,
    externalDocs ? `Read on: [${externalDocs.label}](${externalDocs.href})` : "",
    markdownTable(["Operation", "Request"], rows),
  ]);
}
