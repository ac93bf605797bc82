import { z } from "zod";
import { CODE_SAMPLES } from "../api/samples/samples.ts";
import { callOf, findOperation } from "./find-operation.ts";
import { cutText, markdownSections } from "./markdown-sections.ts";
import { practiceTool } from "./practice-tool.ts";
import { makeRequest } from "./request-sample.ts";
import type { Site } from "./site.ts";
import { type SiteTool, siteTool } from "./site-tool.ts";
import { ToolProblem } from "./tool-problem.ts";

/** Characters of Markdown in one answer; some 6,000 tokens. */
const MAX_TEXT = 24_000;
const PLACES = { default: 10, max: 20 };
const PAGES = { default: 50, max: 200 };
/** Sections that are named when a page has another one than was asked for. */
const MAX_NAMED = 40;

/** Nothing is changed, and nothing but the site is asked. */
const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

const name = z.string().min(1).max(2000);
const offset = z.number().int().min(0).optional();

/** What programs may ask of a site. */
export function siteTools(site: Site): SiteTool[] {
  return [
    searchTool(site),
    readPageTool(site),
    listPagesTool(site),
    listOperationsTool(site),
    describeOperationTool(site),
    requestSampleTool(site),
    practiceTool(site),
  ];
}

function searchTool(site: Site): SiteTool {
  const inputSchema = z.object({
    query: z.string().min(1).max(500).describe("A few words, or a question"),
    section: z.string().max(200).optional().describe("Only this part, as list_pages names it"),
    version: z.string().max(200).optional().describe("Name of another version of the docs"),
    limit: z.number().int().min(1).max(PLACES.max).optional(),
  });
  const description =
    "Searches the documentation as its search box does: the best places, each with its address and the passage that answers. Read on with read_page. Where no place answers, ask again with other words for the subject.";
  return siteTool(
    "search",
    { title: "Search the documentation", description, inputSchema, annotations: READS },
    async ({ query, section: part, version, limit = PLACES.default }) => {
      const section = part === undefined ? undefined : await site.sidebar(part);
      const question = { query, section, version, limit };
      const { places, isPartly, understood } = await site.search.places(question);
      const rows = places.map(async (place, index) => {
        const above = place.breadcrumbs.length > 0 ? ` (${place.breadcrumbs.join(" › ")})` : "";
        const address = await site.address(place.route, place.hash);
        const more = place.further.map(({ hash, title, passage = "" }) => {
          return `  - ${title} (#${hash})${passage === "" ? "" : `: ${passage}`}`;
        });
        const copies = await Promise.all(place.copies.map((copy) => site.address(copy)));
        const same = copies.length > 0 ? [`The same in other versions: ${copies.join(" ")}`] : [];
        const rest = more.length > 0 ? ["Also on this page:", ...more] : [];
        const lines = [
          `${index + 1}. ${place.title}${above}`,
          address,
          place.passage,
          ...same,
          ...rest,
        ];
        return lines.join("\n   ");
      });
      const notes = [
        ...understood.unknown.map((word) => `No page has "${word}".`),
        ...understood.respelled.map(({ from, to }) => `"${from}" was read as "${to}".`),
        ...(isPartly ? ["No place has enough of this. These have a part of it:"] : []),
      ];
      const found = places.length > 0 ? await Promise.all(rows) : ["Nothing was found."];
      return [...notes, ...found].join("\n\n");
    },
  );
}

function readPageTool(site: Site): SiteTool {
  const inputSchema = z.object({
    page: name.describe('Address or path, with a section where one is enough: "/faq#builds"'),
    offset: offset.describe("Where to read on in a long page"),
  });
  const description =
    "Reads a page, or one section of it, as Markdown. A long one comes in parts: each says where the next begins.";
  return siteTool(
    "read_page",
    { title: "Read a page", description, inputSchema, annotations: READS },
    async ({ page: asked, offset: from = 0 }) => {
      const page = await site.page(asked);
      const sections = markdownSections(page.markdown, page.named);
      if (page.hash === "") return partOf(page.markdown, from, page.address);
      const section = sections.find(({ id }) => id === page.hash);
      if (!section) {
        const ids = sections.slice(0, MAX_NAMED).map(({ id }) => `#${id}`);
        throw new ToolProblem(
          `${page.address} has no section "#${page.hash}". It has: ${ids.join(", ") || "none"}.`,
        );
      }
      const address = `${page.address}#${section.id}`;
      const text = page.markdown.slice(section.from, section.to).trimEnd();
      return `Section of <${address}>\n\n${partOf(text, from, address)}`;
    },
  );
}

/** A text up to the limit, and how to get the rest. */
function partOf(text: string, from: number, address: string): string {
  if (from >= text.length && from > 0)
    throw new ToolProblem(`${address} ends at ${text.length}; there is nothing at ${from}.`);
  const { text: part, next } = cutText(text, from, MAX_TEXT);
  if (next === undefined) return part;
  return `${part}\n\n[${from} to ${next} of ${text.length} characters. Read on with offset ${next}, or read one section: ${address.replace(/#.*/, "")}#its-id]`;
}

function listPagesTool(site: Site): SiteTool {
  const inputSchema = z.object({
    section: z.string().max(200).optional().describe("Only pages of this part of the site"),
    under: z.string().max(500).optional().describe('Only pages whose path begins so: "/release"'),
    offset: offset.describe("How many to leave out"),
    limit: z.number().int().min(1).max(PAGES.max).optional(),
  });
  const description = "Lists pages with their descriptions, in the order of the site's navigation.";
  return siteTool(
    "list_pages",
    { title: "List pages", description, inputSchema, annotations: READS },
    async ({ section: part, under = "/", offset: from = 0, limit = PAGES.default }) => {
      const { name: siteName, tagline, pages } = await site.list();
      const sections = [...new Set(pages.map((page) => page.section))];
      const section = part === undefined ? undefined : await site.part(part);
      const path = `/${under.replace(/^\/+/, "")}`;
      const chosen = pages.filter(
        (page) =>
          (section === undefined || page.section === section) && page.route.startsWith(path),
      );
      const rows = chosen
        .slice(from, from + limit)
        .map(async ({ route, title, description: text }) => {
          return `- ${title}: ${await site.address(route)}${text === "" ? "" : `\n  ${text}`}`;
        });
      const head = `${[siteName, tagline].filter((part) => part !== "").join(": ")}\nParts: ${sections.join(", ")}`;
      return [head, (await Promise.all(rows)).join("\n"), tail(chosen.length, from, rows.length)]
        .filter((part) => part !== "")
        .join("\n\n");
    },
  );
}

function tail(all: number, from: number, shown: number): string {
  if (shown === 0) return `No more pages: there are ${all}.`;
  const rest = all - from - shown;
  return rest <= 0 ? "" : `${rest} more of ${all}: ask with offset ${from + shown}.`;
}

function listOperationsTool(site: Site): SiteTool {
  const inputSchema = z.object({
    family: z.string().max(200).optional().describe("Only operations of this family"),
    text: z.string().max(200).optional().describe("Only those whose id, path or title has this"),
  });
  const description = "Lists the operations of the API: id, method, path and title.";
  return siteTool(
    "list_operations",
    { title: "List API operations", description, inputSchema, annotations: READS },
    async ({ family, text = "" }) => {
      const all = await site.operations();
      if (all.length === 0) throw new ToolProblem("This site documents no API.");
      const families = [...new Set(all.map((operation) => operation.family))];
      if (family !== undefined && !families.includes(family))
        throw new ToolProblem(`There is no family "${family}". There is: ${families.join(", ")}.`);
      const rows = all
        .filter((operation) => family === undefined || operation.family === family)
        .filter(({ id, path, title }) =>
          `${id}\n${path}\n${title}`.toLowerCase().includes(text.toLowerCase()),
        )
        .map(({ id, title, deprecated, ...place }) => {
          return `- ${id}: ${callOf(place)}: ${title}${deprecated ? " (deprecated)" : ""}`;
        });
      const shown = rows.slice(0, PAGES.max);
      const more =
        rows.length > shown.length ? [`${rows.length - shown.length} more: name a family.`] : [];
      return [`Families: ${families.join(", ")}`, ...shown, ...more].join("\n");
    },
  );
}

function describeOperationTool(site: Site): SiteTool {
  const inputSchema = z.object({
    operation: name.describe('Its id, or method and path: "GET /applications/{applicationId}"'),
    offset: offset.describe("Where to read on in a long description"),
  });
  const description =
    "Describes an operation of the API as Markdown: authorization, parameters, body, answers, examples.";
  return siteTool(
    "describe_operation",
    { title: "Describe an API operation", description, inputSchema, annotations: READS },
    async ({ operation, offset: from = 0 }) => {
      const { page } = await findOperation(site, operation);
      const { markdown, address } = await site.page(page);
      return partOf(markdown, from, address);
    },
  );
}

function requestSampleTool(site: Site): SiteTool {
  const inputSchema = z.object({
    operation: name.describe("Its id, or method and path"),
    language: z.enum(CODE_SAMPLES.map(({ id }) => id)),
    parameters: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("Values by name; required ones that are left out come from the examples"),
    body: z.unknown().optional().describe("JSON of the body; default: the example's"),
  });
  const description =
    "Writes the code of a request to the API with these values. Credentials are placeholders.";
  return siteTool(
    "make_request_sample",
    { title: "Make a request sample", description, inputSchema, annotations: READS },
    async ({ operation: asked, language, parameters, body }) => {
      const operation = await findOperation(site, asked);
      const { route } = await site.page(operation.page);
      const request = makeRequest(await site.operationData(route), { parameters, body });
      const sample = CODE_SAMPLES.find(({ id }) => id === language);
      const code = `\`\`\`${sample?.language}\n${sample?.print(request)}\n\`\`\``;
      return `${callOf(operation)}: ${operation.title}\n${operation.page}\n\n${code}`;
    },
  );
}
