import {
  codeSpan,
  markdownDocument,
  markdownLink,
  markdownTable,
} from "../../sources/markdown-text.ts";
import type { FamilySource } from "../reference-source.ts";
import type { SayApi } from "../say.ts";
import { siteLink } from "./markdown-operation.ts";

/** The page of a family as Markdown, without its title. */
export function familyMarkdown({ family, operations, context }: FamilySource, say: SayApi): string {
  const { description, externalDocs } = family;
  const rows = operations.map(({ summary, method, path, route, deprecated }) => [
    `${siteLink(summary, `${route}.md`, context.site)}${deprecated ? ` ${say("deprecatedMark")}` : ""}`,
    codeSpan(`${method.toUpperCase()} ${path}`),
  ]);
  return markdownDocument([
    description,
    externalDocs ? say("readOnAt", { link: markdownLink(externalDocs) }) : "",
    markdownTable([say("operation"), say("tableRequest")], rows),
  ]);
}
