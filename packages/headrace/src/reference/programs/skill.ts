import { buildRequest } from "../../api/request/build-request.ts";
import { RequestError } from "../../api/request/request-error.ts";
import { chosenSamples } from "../../api/samples/samples.ts";
import { exampleValues } from "../../api/values/example-values.ts";
import { mainMediaType } from "../../api/values/main-media-type.ts";
import type { ApiConfig } from "../../config/api-schema.ts";
import type { ApiDescription, ApiFamily, Operation } from "../../model/api.ts";
import { OPERATIONS_FILE } from "../../model/operations-index.ts";
import { withBase } from "../../model/routes.ts";
import type { PageFile } from "../../sources/compiled-page.ts";
import {
  codeFence,
  codeSpan,
  markdownDocument,
  markdownTable,
} from "../../sources/markdown-text.ts";
import { siteLink } from "../markdown/markdown-operation.ts";
import { schemeWords } from "../operation/authorization.tsx";
import { referenceRoutes } from "../pages/reference-routes.ts";
import type { SiteAddress } from "../reference-source.ts";
import { sayInEnglish } from "../say.ts";
import { sharedErrors, sharedParameters } from "./shared-parts.ts";

/**
 * How an assistant works with an API, as it loads it for a task: https://agentskills.io/specification.
 */
export interface Skill extends PageFile {
  name: string;
  description: string;
}

export interface SkillSettings {
  api: ApiConfig;
  site: SiteAddress;
}

/** Names and descriptions may be so long. */
const MAX = { name: 64, description: 1024 };

/** An assistant keeps the whole of it in mind; what is longer stands behind a link. */
const MAX_INTRODUCTION = 6000;

/** The skill of an API, made of nothing but its description; none where it has no operation. */
export function apiSkill(description: ApiDescription, { api, site }: SkillSettings): Skill[] {
  const families = description.families.filter(({ operations }) => operations.length > 0);
  if (families.length === 0) return [];
  const name = skillName(description, api);
  const about = skillDescription(description, families);
  const head = `---\nname: ${name}\ndescription: ${JSON.stringify(about)}\n---`;
  const body = [
    `# ${oneLine(description.title) || "The API"}`,
    description.summary,
    facts(description, { api, site }),
    ...introduction(description, { api, site }),
    "## Before each request",
    rules(site),
    ...firstRequest(description, api),
    ...parts("## What many operations take", sharedParameters(families)),
    ...parts("## What can go wrong", sharedErrors(families)),
    "## Operations",
    familyList(description, families, { api, site }),
  ];
  const path = `.well-known/agent-skills/${name}/SKILL.md`;
  return [{ name, description: about, path, content: markdownDocument([head, ...body]) }];
}

/** Letters, digits and single hyphens; the id keeps the versions of an API apart. */
function skillName({ title }: ApiDescription, { id }: ApiConfig): string {
  const slug = (text: string) =>
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "");
  const end = slug(id);
  const start = slug(title).slice(0, Math.max(0, MAX.name - 1 - end.length));
  return slug(`${start}-${end}`).slice(0, MAX.name).replace(/-+$/, "") || "api";
}

function skillDescription(
  { title, version, summary }: ApiDescription,
  families: readonly ApiFamily[],
): string {
  const count = families.flatMap(({ operations }) => operations).length;
  const name = [oneLine(title) || "the API", version && `(version ${oneLine(version)})`];
  const operations = count === 1 ? "1 operation" : `${count} operations`;
  const titles = families.map((family) => oneLine(family.title)).join(", ");
  const text = `Works with ${name.filter(Boolean).join(" ")}: ${operations} on ${titles}. ${oneLine(summary)} Use it to call the API, to write code that calls it, or to read its answers.`;
  return cut(text.replace(/ {2,}/g, " "), MAX.description);
}

function facts(description: ApiDescription, { api, site }: SkillSettings): string {
  const { version, servers, securitySchemes } = description;
  const accept = mainMediaType(description);
  const address = site.url + withBase(site.baseUrl, api.download);
  return [
    ...servers.map(({ url, description: text }) =>
      `- Base address: ${codeSpan(url)} ${oneLine(text)}`.trim(),
    ),
    ...(version ? [`- Version: ${codeSpan(version)}`] : []),
    ...(accept === "*/*" ? [] : [`- Media type: ${codeSpan(accept)}`]),
    ...Object.entries(securitySchemes).map(([name, scheme]) => {
      const { text, code } = schemeWords(scheme, sayInEnglish);
      return `- Authorization ${codeSpan(name)}: ${text} ${codeSpan(code)}`;
    }),
    `- Whole description: <${address}>`,
  ].join("\n");
}

/** The description's own text, below this page's title. */
function introduction({ description }: ApiDescription, { api, site }: SkillSettings): string[] {
  const text = description.trim();
  if (text === "") return [];
  const address = site.url + withBase(site.baseUrl, api.download);
  const start = text.slice(0, MAX_INTRODUCTION);
  const end = text.length <= MAX_INTRODUCTION ? text.length : start.lastIndexOf("\n\n");
  if (end <= 0) return [`What its authors say of it stands in <${address}> under "info".`];
  const rest = `The rest stands in <${address}> under "info".`;
  return [text.slice(0, end), ...(end < text.length ? [rest] : [])];
}

function rules({ url, baseUrl }: SiteAddress): string {
  const index = url + withBase(baseUrl, OPERATIONS_FILE);
  return [
    `1. Find the operation in the list below, or in <${index}>, which names each by id, method and path.`,
    "2. Read its page as Markdown: parameters, body, answers, an example of each. Its address is the entry's `markdown`.",
    "3. Send what stands there. Guess no path, no field and no value: where the page does not tell, ask the person.",
    "4. Take keys and tokens from the environment. Write none into code, and show none.",
    "5. Before a request that changes or deletes something, say what it does, and let the person agree.",
  ].join("\n");
}

/** The request that needs least: nothing is changed, and few names have to be known. */
function firstRequest(description: ApiDescription, api: ApiConfig): string[] {
  const curl = chosenSamples(["curl"])[0];
  const operations = description.families.flatMap((family) => family.operations);
  const needs = ({ parameters }: Operation) => parameters.filter(({ required }) => required).length;
  const [operation] = operations
    .filter(({ method, deprecated }) => method === "get" && !deprecated)
    .toSorted((one, other) => needs(one) - needs(other));
  if (!curl || !operation || api.samples.length === 0) return [];
  try {
    const accept = mainMediaType(description);
    const values = exampleValues(operation, {
      securitySchemes: description.securitySchemes,
      accept,
    });
    const code = curl.print(buildRequest(operation, values));
    return ["## A first request", oneLine(operation.summary), codeFence(code, "bash")];
  } catch (error) {
    // Its page says what is missing.
    if (error instanceof RequestError) return [];
    throw error;
  }
}

function parts(title: string, rows: readonly string[][]): string[] {
  return rows.length === 0 ? [] : [title, markdownTable(["Name", "Meaning"], rows)];
}

function familyList(
  description: ApiDescription,
  families: readonly ApiFamily[],
  { api, site }: SkillSettings,
): string {
  const routes = referenceRoutes(description, families, api);
  const lines = families.map(({ title, slug, operations, description: text }) => {
    const link = siteLink(oneLine(title), `${routes.family(slug)}.md`, site);
    const ids = operations.map(({ id }) => codeSpan(id)).join(", ");
    return `- ${[link, firstSentence(text)].filter(Boolean).join(": ")}\n  ${ids}`;
  });
  return lines.join("\n");
}

/** "Applications and their parts. …" → "Applications and their parts." */
function firstSentence(markdown: string): string {
  const [first = ""] = markdown.trim().split(/\n\s*\n/);
  const line = oneLine(first);
  return cut(/^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line, 200);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(" ", length - 1)).trimEnd()}…`;
}
