import {
  codeFence,
  codeSpan,
  markdownDocument,
  markdownLink,
} from "../../sources/markdown-text.ts";
import { CHANGE_KINDS } from "../changes/change-kinds.ts";
import { schemeWords, scopeWords } from "../operation/authorization.tsx";
import type {
  ChangesSource,
  OverviewSource,
  SchemaListSource,
  SchemaSource,
} from "../reference-source.ts";
import type { SayApi } from "../say.ts";
import { siteLink } from "./markdown-operation.ts";
import { schemaMarkdown } from "./markdown-schema.ts";

/** The page about an API as Markdown, without its title. */
export function overviewMarkdown({ info, groups, context }: OverviewSource, say: SayApi): string {
  const { termsOfService, contact, license } = info.legal;
  const links = [
    ...contact,
    ...(license ? [license] : []),
    ...(termsOfService ? [termsOfService] : []),
  ];
  return markdownDocument([
    info.summary,
    info.version ? say("versionIs", { version: codeSpan(info.version) }) : "",
    info.description,
    ...info.servers.map(({ url, description }) =>
      `- ${say("serverIs", { url: codeSpan(url) })} ${description}`.trim(),
    ),
    ...Object.entries(info.securitySchemes).flatMap(([name, scheme]) => {
      const { text, code } = schemeWords(scheme, say);
      const lines = [
        `- ${codeSpan(name)}: ${text} ${codeSpan(code)}. ${scheme.description}`.trim(),
      ];
      return [[...lines, ...scopeWords(scheme).map((line) => `  - ${line}`)].join("\n")];
    }),
    links.map((link) => `- ${link.href === "" ? link.label : markdownLink(link)}`).join("\n"),
    `## ${say("operations")}`,
    groups
      .flatMap(({ families }) => families)
      .map(({ name, route }) => `- ${siteLink(name, `${route}.md`, context.site)}`)
      .join("\n"),
  ]);
}

/** The page of a schema as Markdown, without its title. */
export function schemaPageMarkdown({ schema, usedBy, context }: SchemaSource, say: SayApi): string {
  return markdownDocument([
    schemaMarkdown(schema.schema, say),
    usedBy.length > 0 ? `## ${say("usedBy")}` : "",
    usedBy
      .map(({ label, route }) => `- ${siteLink(label, `${route}.md`, context.site)}`)
      .join("\n"),
    ...(schema.schema.examples ?? []).map((value) =>
      codeFence(JSON.stringify(value, null, 2), "json"),
    ),
  ]);
}

/** The list of schemas as Markdown, without its title. */
export function schemaListMarkdown({ schemas, context }: SchemaListSource): string {
  return schemas
    .map(({ name, route }) => `- ${siteLink(name, `${route}.md`, context.site)}`)
    .join("\n");
}

/** A change log as Markdown, without its title. */
export function changesMarkdown({ from, changes }: ChangesSource, say: SayApi): string {
  return markdownDocument([
    say("changesFrom", { version: from }),
    ...CHANGE_KINDS.flatMap(({ kind, title }) => {
      const own = changes.filter((change) => change.kind === kind);
      if (own.length === 0) return [];
      const lines = own.flatMap(({ method, path, summary, details }) => [
        `- ${codeSpan(`${method.toUpperCase()} ${path}`)} ${summary}`.trim(),
        ...details.map(({ text }) => `  - ${text}.`),
      ]);
      return [`## ${say(title)}`, lines.join("\n")];
    }),
  ]);
}
