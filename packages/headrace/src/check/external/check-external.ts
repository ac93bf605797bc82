import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PageRecord } from "../../cache/page-record.ts";
import { locateProblems } from "../../config/locate-options.ts";
import { sortDiagnostics } from "../../diagnostics/format.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { OnProgress } from "../../model/progress.ts";
import type { Project } from "../../project/project.ts";
import type { LinkAnswer, LinkAsking } from "./ask-address.ts";
import { askPolitely } from "./ask-politely.ts";
import { externalLinks, type LinkPlace, type PagePlace } from "./external-links.ts";
import { GoodAnswers } from "./good-answers.ts";

/** What came of asking other sites. */
export interface ExternalReport {
  diagnostics: Diagnostic[];
  /** Addresses, and how many of them answered so lately that they were not asked. */
  addresses: number;
  fresh: number;
}

/** How to ask; what a test changes. */
export interface ExternalOptions extends Partial<Pick<LinkAsking, "fetch" | "wait" | "timeoutMs">> {
  onProgress?: OnProgress;
  /** Milliseconds since 1970; default: the clock. */
  now?: number;
}

const TIMEOUT_MS = 20_000;
/** What was learned is kept so often, for a run that is interrupted. */
const SAVE_EVERY = 50;

/** Asks every other site that is linked whether what is linked is there. */
export async function checkExternal(
  { paths, config }: Project,
  records: Iterable<PageRecord>,
  options: ExternalOptions = {},
): Promise<ExternalReport> {
  const links = externalLinks(records, config);
  const linked = new Set(links.keys());
  const known = await GoodAnswers.open(paths.cache, options.now ?? Date.now());
  const answers = new Map<string, LinkAnswer>();
  for (const address of linked) {
    const answer = known.fresh(address);
    if (answer) answers.set(address, answer);
  }
  const fresh = answers.size;
  const asked = [...linked].filter((address) => !answers.has(address));
  const asking = {
    fetch: options.fetch ?? fetch,
    wait: options.wait ?? setTimeout,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    userAgent: `headrace link check (+${config.url})`,
  };
  await askPolitely(asked, asking, async (address, answer) => {
    answers.set(address, answer);
    known.note(address, answer);
    const done = answers.size - fresh;
    options.onProgress?.({ step: "Asking", done, total: asked.length, what: "addresses" });
    if (done % SAVE_EVERY === 0) await known.save(linked);
  });
  await known.save(linked);
  const problems = [...links].map(([address, places]) => {
    const told = tell(address, answers.get(address), known.lastDay(address));
    return told ? placed(told, places, { address, root: paths.root }) : [];
  });
  const diagnostics = sortDiagnostics((await Promise.all(problems)).flat());
  return { diagnostics, addresses: linked.size, fresh };
}

type Told = Pick<Diagnostic, "code" | "severity" | "message" | "hint">;

function tell(
  address: string,
  answer: LinkAnswer | undefined,
  lastDay: string | undefined,
): Told | undefined {
  const last = lastDay === undefined ? "" : ` It answered last on ${lastDay}.`;
  switch (answer?.kind) {
    case "gone":
      return {
        code: "external-link",
        severity: "error",
        message: `This link leads to ${address}, and ${answer.why}.`,
        hint: `Change the link, or take it away.${last}`,
      };
    case "unsure":
      return {
        code: "external-link-unsure",
        severity: "warning",
        message: `This link leads to ${address}, and ${answer.why}.`,
        hint: `Open it in a browser: it may work for people.${last}`,
      };
    case "moved":
      return {
        code: "external-link-moved",
        severity: "warning",
        message: `This link leads to ${address}, which has moved for good.`,
        hint: `Link to ${answer.to}`,
      };
    default:
      return undefined;
  }
}

async function placed(
  told: Told,
  places: readonly LinkPlace[],
  { address, root }: { address: string; root: string },
): Promise<Diagnostic[]> {
  const inPages = places.flatMap((place) =>
    "file" in place ? [{ ...told, ...found(place, address, root) }] : [],
  );
  const inConfig = places.flatMap((place) =>
    "path" in place ? [{ diagnostic: told, path: place.path, value: place.value }] : [],
  );
  return [...inPages, ...(await locateProblems(root, inConfig))];
}

/** Parsers give no place to an address that stands bare in a text. */
function found(place: PagePlace, address: string, root: string): PagePlace {
  if (place.line > 1 || place.column > 1) return place;
  try {
    const lines = readFileSync(join(root, place.file), "utf8").split("\n");
    const at = lines.findIndex((line) => line.includes(address));
    const column = (lines[at]?.indexOf(address) ?? 0) + 1;
    return at < 0 ? place : { ...place, line: at + 1, column };
  } catch {
    return place;
  }
}
