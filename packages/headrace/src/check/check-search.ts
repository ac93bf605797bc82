import { existsSync } from "node:fs";
import { join } from "node:path";
import { didYouMean } from "../diagnostics/nearest.ts";
import { readIfFile } from "../files/files.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Project } from "../project/project.ts";
import { partName } from "../search/index/encode-index.ts";
import { explainResult } from "../search/query/explain-result.ts";
import { loadSearchIndex, type SearchIndex } from "../search/query/load-search-index.ts";
import type { SearchResult } from "../search/query/search-results.ts";
import { decodeText, withLineFeeds } from "../sources/decode-text.ts";
import { withWorkers } from "../workers/workers.ts";
import { loadSearchIndexes, type SearchContent } from "./search-indexes.ts";
import { LAST_RANK, parseSearchQuestions, type SearchQuestion } from "./search-questions.ts";

/** In the content folder; a project may do without. */
const QUESTIONS_FILE = "search-questions.yaml";
/** How the file is called by those who think of other files of data. */
const MISNAMED = ["search-questions.yml", "search-questions.json"];

/** Further down nobody looks; it is only to say where a page went. */
const SEARCHED_ROWS = 50;

/** How the site's search answers the questions of its writers. */
export interface SearchReport {
  questions: number;
  /** How many were answered by the first row, by one of the first 3, and by one of the first 8. */
  answered: { within: number; count: number }[];
  diagnostics: Diagnostic[];
}

/** Asks the site's search what its writers expect it to know; `undefined` when they ask nothing. */
export async function checkSearch(
  project: Project,
  content: SearchContent,
): Promise<SearchReport | undefined> {
  const file = `${project.config.content.path}/${QUESTIONS_FILE}`;
  const bytes = await readIfFile(join(project.paths.root, file));
  if (bytes === undefined) return misnamed(project);
  const decoded = decodeText(bytes);
  const { questions, diagnostics } =
    "problem" in decoded
      ? { questions: [], diagnostics: [{ ...decoded.problem, file }] }
      : parseSearchQuestions(withLineFeeds(decoded.text), file);
  const index = await openSearch(project, content);
  const answers = questions.map((question) => answerTo(question, index));
  const idsOf = (route: string) => {
    const doc = content.siteMap.byRoute.get(route);
    return doc && (content.records.get(doc.path)?.ids ?? []);
  };
  const pages = { routes: [...content.siteMap.byRoute.keys()], idsOf };
  return {
    questions: questions.length,
    answered: [1, 3, LAST_RANK].map((within) => ({
      within,
      count: answers.filter(({ rank }) => rank <= within).length,
    })),
    diagnostics: [
      ...diagnostics,
      ...answers.flatMap((answer) => judge(answer, pages).map((item) => ({ ...item, file }))),
    ],
  };
}

/** The report of a file of questions that is called by a name which nobody reads. */
function misnamed({ config, paths }: Project): SearchReport | undefined {
  const files = MISNAMED.map((name) => `${config.content.path}/${name}`);
  const file = files.find((name) => existsSync(join(paths.root, name)));
  if (file === undefined) return undefined;
  const message = "The questions of this file are not asked: it has another name.";
  const hint = `Name it "${QUESTIONS_FILE}".`;
  const told = { code: "search-questions", severity: "warning", file, message, hint } as const;
  return { questions: 0, answered: [], diagnostics: [told] };
}

/** The search of all pages of a site in its first language, as its readers have it. */
export async function openSearch(project: Project, content: SearchContent): Promise<SearchIndex> {
  const indexes = await withWorkers((hire) => loadSearchIndexes(project, { ...content, hire }));
  const all = indexes.find(({ context }) => context === "");
  const index = loadSearchIndex(all?.core ?? new Uint8Array());
  for (const part of all?.parts ?? []) index.addPart(partName(part), part);
  return index;
}

interface Answer {
  question: SearchQuestion;
  results: SearchResult[];
  /** Place of the expected page, from 1; Infinity when it was not found. */
  place: number;
  /** Whether the expected section, if there is one, stands under the page. */
  hasSection: boolean;
  /** The first place that answers; Infinity when none does. */
  rank: number;
}

function answerTo(question: SearchQuestion, index: SearchIndex): Answer {
  const { page, section, also } = question;
  const results = index.search(question.question, SEARCHED_ROWS);
  const at = results.findIndex(({ document }) => document.url === page);
  const place = placeAt(at);
  const sections = results[at]?.sections ?? [];
  const hasSection = !section || sections.some(({ document }) => document.hash === section);
  const others = also.map((route) => placeAt(placeOf(route, results)));
  const rank = Math.min(hasSection ? place : Infinity, ...others);
  return { question, results, place, hasSection, rank };
}

/** The result for a page, or for a section of it: "/faq", "/faq#id". */
function placeOf(route: string, results: readonly SearchResult[]): number {
  const [page, section] = route.split("#");
  return results.findIndex(({ document, sections }) => {
    const hasSection = !section || sections.some((match) => match.document.hash === section);
    return document.url === page && hasSection;
  });
}

function placeAt(index: number): number {
  return index === -1 ? Number.POSITIVE_INFINITY : index + 1;
}

/** What questions may expect. */
interface Expected {
  routes: readonly string[];
  /** Of the headings of a page; `undefined`: there is no such page. */
  idsOf(route: string): readonly string[] | undefined;
}

/** Why a question expects what is not there; `undefined` when all of it is. */
function expectsNothing(
  { page, section, also }: SearchQuestion,
  { routes, idsOf }: Expected,
): Pick<Diagnostic, "message" | "hint"> | undefined {
  for (const place of [section ? `${page}#${section}` : page, ...also]) {
    const [route = "", id] = place.split("#");
    const ids = idsOf(route);
    if (ids === undefined) {
      const hint = didYouMean(route, routes) ?? "Change the route, or remove the question.";
      return { message: `The expected page "${route}" does not exist.`, hint };
    }
    if (!id || ids.includes(id)) continue;
    const hint = didYouMean(id, ids) ?? "Write the id of a heading, or leave the section out.";
    return { message: `The expected page "${route}" has no section "${id}".`, hint };
  }
  return undefined;
}

function judge(answer: Answer, pages: Expected): Diagnostic[] {
  const { rank, lost, line, column } = answer.question;
  const problem = { severity: "error", line, column } as const;
  const gone = lost ? undefined : expectsNothing(answer.question, pages);
  if (gone !== undefined) return [{ ...problem, code: "search-questions", ...gone }];
  if (answer.rank <= rank) return lost ? [foundAgain(answer)] : [];
  if (lost) return [];
  const hint = explainRivals(answer).join("\n  ");
  return [{ ...problem, code: "lost-rank", message: describeLoss(answer), hint }];
}

function foundAgain({ question, rank }: Answer): Diagnostic {
  return {
    code: "found-rank",
    severity: "warning",
    line: question.line,
    column: question.column,
    message: `"${question.question}" is answered at place ${rank}.`,
    hint: 'Take "lost" out, so that it stays so.',
  };
}

function describeLoss({ question, results, place, hasSection }: Answer): string {
  const { page, section, rank } = question;
  const found = Number.isFinite(place)
    ? `${page} at place ${place}${hasSection ? "" : ` without its section "${section}"`}`
    : `no ${page}`;
  const first = results[0] ? `first is ${results[0].document.url}` : "nothing else either";
  return `"${question.question}" finds ${found}; ${first}. It should be within the first ${rank}.`;
}

/** The scores of the first page and of the expected one. */
function explainRivals({ question, results }: Answer): string[] {
  const own = results.find(({ document }) => document.url === question.page);
  const first = results.find((result) => result !== own);
  return [first, own].flatMap((result) =>
    result ? [`${result.document.url}: ${explainResult(result)}`] : [],
  );
}
