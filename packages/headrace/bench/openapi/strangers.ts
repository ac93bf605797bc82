/**
 * Reads many descriptions that others wrote, makes their pages in this process, and says which are
 * refused, which end with an exception, which facts are missing, and which pages are too large.
 * Usage: bench/README.md.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { parseDocument } from "yaml";
import { apiSchema } from "../../src/config/api-schema.ts";
import { escapeText } from "../../src/model/escape-html.ts";
import { API_MESSAGES } from "../../src/model/messages/api/english.ts";
import { compileReference } from "../../src/reference/compile-reference.ts";
import { referenceSources } from "../../src/reference/pages/reference-pages.ts";
import { parseReference } from "../../src/reference/reference-source.ts";
import { sayInEnglish } from "../../src/reference/say.ts";
import type { PageFile } from "../../src/sources/compiled-page.ts";
import { loadDescription } from "../../src/sources/openapi/load-description.ts";
import { printTable } from "../report.ts";
import { misplacedFacts, OVERVIEW } from "./placed-operations.ts";
import { type BuiltPage, EXAMPLE_FILE } from "./shown-pages.ts";
import { elementCount, missingFacts } from "./stated-facts.ts";

const MOST_ELEMENTS = 5000;
const HEAD = [
  "of",
  "files",
  "refused",
  "exceptions",
  "facts",
  "missing",
  "%",
  "over 0.5 %",
  "largest page",
];

/** What came of one file. */
interface Outcome {
  file: string;
  refused: string[];
  exception: string;
  facts: number;
  missing: string[];
  largest: number;
}

const totals: string[][] = [];
for (const place of process.argv.slice(2)) {
  const outcomes: Outcome[] = [];
  for (const file of descriptionsIn(resolve(place))) {
    const outcome = await read(file, resolve(place));
    outcomes.push(outcome);
    tell(outcome);
  }
  totals.push(total(place, outcomes));
}
printTable(HEAD, totals);

function descriptionsIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter(
      (path) => /\.(?:json|ya?ml)$/.test(path) && !/(?:^|\/)(?:node_modules|\.git)\//.test(path),
    )
    .map((path) => join(place, path))
    .filter((path) => statSync(path).isFile())
    .filter((path) =>
      /^\s*\{?\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\.\d/m.test(
        readFileSync(path, "utf8"),
      ),
    )
    .sort();
}

/** @param place The folder whose files the description may refer to, or the file itself. */
async function read(file: string, place: string): Promise<Outcome> {
  const none = { file, refused: [], exception: "", facts: 0, missing: [], largest: 0 };
  const root = place === file ? dirname(file) : place;
  try {
    const loaded = await loadDescription(root, relative(root, file));
    const { description, diagnostics, bundled, files } = loaded;
    if (!description) {
      const refused = diagnostics.map(({ line, message }) => `${line}: ${message}`);
      return { ...none, refused };
    }
    const built: BuiltPage[] = [];
    const api = apiSchema.parse({ id: "v1", file: basename(file), route: "/api" });
    const settings = {
      api,
      site: { url: "https://docs.test", baseUrl: "/" },
      smartQuotes: false,
      say: sayInEnglish,
      changes: null,
    };
    for (const source of referenceSources(description, settings)) {
      const page = await compileReference(source, { messages: API_MESSAGES, language: "en" });
      const read = parseReference(source.text);
      built.push({
        route: page.reference?.route ?? "",
        html: `<h1>${page.title}</h1>${page.body}${exampleFiles(page.files)}`,
        ...(read.kind === "operation" && {
          operation: `${read.operation.method.toLowerCase()} ${read.operation.path}`,
        }),
        ...(read.kind === "overview" && { operation: OVERVIEW }),
      });
    }
    // What is wrong with the text is the engine's to tell: here counts what can be read.
    const written = () =>
      parseDocument(readFileSync(file, "utf8"), { uniqueKeys: false }).toJS({ maxAliasCount: -1 });
    // What other files say stands together only where the engine has put it.
    const document: unknown = files.length > 1 ? bundled : written();
    const pages = built.map(({ html }) => html);
    const anywhere = missingFacts(document, pages);
    const placed = process.env.PLACED ? misplacedFacts(document, built) : null;
    const facts = [...anywhere.facts, ...(placed?.facts ?? [])];
    const missing = [...anywhere.missing, ...(placed?.missing ?? [])];
    return {
      ...none,
      facts: facts.length,
      missing: missing.map(
        ({ kind, pointer, text }) => `${kind} ${pointer}: ${JSON.stringify(text.slice(0, 90))}`,
      ),
      largest: Math.max(0, ...pages.map(elementCount)),
    };
  } catch (error) {
    return {
      ...none,
      exception: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

/** Examples in files beside a page, which its readers open. */
function exampleFiles(files: readonly PageFile[] = []): string {
  return files
    .filter(({ path }) => EXAMPLE_FILE.test(path))
    .map(({ content }) => `<pre>${escapeText(content)}</pre>`)
    .join("");
}

function tell({ file, refused, exception, facts, missing, largest }: Outcome): void {
  if (refused.length > 0) console.log(`REFUSED ${file}\n    ${refused.slice(0, 3).join("\n    ")}`);
  if (exception !== "")
    console.log(`EXCEPTION ${file}\n    ${exception.split("\n").slice(0, 6).join("\n    ")}`);
  if (missing.length > 0) {
    const shown = missing.slice(0, Number(process.env.SHOW ?? 5));
    console.log(`MISSING ${missing.length} of ${facts} ${file}\n    ${shown.join("\n    ")}`);
  }
  if (largest > MOST_ELEMENTS) console.log(`LARGE ${largest} ${file}`);
}

function total(place: string, outcomes: readonly Outcome[]): string[] {
  const facts = outcomes.reduce((sum, one) => sum + one.facts, 0);
  const missing = outcomes.reduce((sum, one) => sum + one.missing.length, 0);
  return [
    basename(place),
    String(outcomes.length),
    String(outcomes.filter(({ refused }) => refused.length > 0).length),
    String(outcomes.filter(({ exception }) => exception !== "").length),
    String(facts),
    String(missing),
    ((100 * missing) / Math.max(1, facts)).toFixed(2),
    String(outcomes.filter((one) => one.missing.length > 0.005 * one.facts).length),
    String(Math.max(0, ...outcomes.map(({ largest }) => largest))),
  ];
}
