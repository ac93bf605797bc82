import type { FeedbackEntry, SearchesEntry } from "./entry.ts";
import type { FeedbackStore } from "./store.ts";

/** An issue tracker, and who writes to it. */
export interface TrackerOptions {
  kind: "github" | "gitlab";
  /** "owner/name" */
  repository: string;
  /** May write issues of this repository, and nothing else. From a variable, never from a file of the site. */
  token: string;
  /** The site's address, with the base URL: "https://docs.example.com/". */
  site: string;
  /** Of an installation of your own: "https://gitlab.example.com/api/v4". */
  api?: string;
  fetch?: typeof fetch;
}

/** An issue that is there. */
interface Issue {
  title: string;
  /** Where comments are added to it. */
  comments: string;
}

const LABEL = "page-feedback";
const PUBLIC = { github: "https://api.github.com", gitlab: "https://gitlab.com/api/v4" };
/** Nobody waits longer for a "thank you". */
const PATIENCE_MS = 15_000;

/**
 * Keeps what readers say in an issue tracker: an open issue for each page, one for all searches without
 * a result, and a comment in it for each reader after the first. What the tracker does not take is not
 * acknowledged.
 */
export function feedbackIssues(options: TrackerOptions): FeedbackStore {
  const tracker = options.kind === "github" ? github(options) : gitlab(options);
  // One after the other, so that two readers of a page don't open two issues.
  let last: Promise<unknown> = Promise.resolve();
  return {
    add(entry) {
      const kept = last.then(async () => {
        const isPage = "page" in entry;
        const title = isPage ? `Feedback: ${entry.page}` : "Searches without a result";
        const known = await tracker.find(title);
        const text = isPage ? textOf(entry, options.site) : searchesText(entry);
        await (known ? tracker.comment(known, text) : tracker.open(title, text));
      });
      last = kept.catch(() => {});
      return kept;
    },
  };
}

interface Tracker {
  find(title: string): Promise<Issue | undefined>;
  open(title: string, text: string): Promise<void>;
  comment(issue: Issue, text: string): Promise<void>;
}

function github(options: TrackerOptions): Tracker {
  const send = sender(options, { Accept: "application/vnd.github+json" });
  const [owner = "", name = ""] = options.repository.split("/");
  const issues = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/issues`;
  return {
    async find(title) {
      for (let page = 1; ; page++) {
        const query = `?labels=${LABEL}&state=open&per_page=100&page=${page}`;
        const found = list(await send("GET", issues + query));
        const same = found.find((issue) => issue.title === title);
        if (same) return { title, comments: `${issues}/${numberOf(same.number)}/comments` };
        if (found.length < 100) return;
      }
    },
    async open(title, body) {
      await send("POST", issues, { title, body, labels: [LABEL] });
    },
    async comment({ comments }, body) {
      await send("POST", comments, { body });
    },
  };
}

function gitlab(options: TrackerOptions): Tracker {
  const send = sender(options, {});
  const issues = `/projects/${encodeURIComponent(options.repository)}/issues`;
  return {
    async find(title) {
      const search = new URLSearchParams({ labels: LABEL, state: "opened", in: "title" });
      search.set("search", title);
      search.set("per_page", "100");
      const same = list(await send("GET", `${issues}?${search}`)).find(
        (issue) => issue.title === title,
      );
      return same && { title, comments: `${issues}/${numberOf(same.iid)}/notes` };
    },
    async open(title, description) {
      await send("POST", issues, { title, description, labels: LABEL });
    },
    async comment({ comments }, body) {
      await send("POST", comments, { body });
    },
  };
}

/** Sends requests to the tracker's API; whatever is no success is a failure. */
function sender(options: TrackerOptions, headers: Record<string, string>) {
  const { kind, token, api = PUBLIC[kind], fetch: send = fetch } = options;
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await send(api.replace(/\/+$/, "") + path, {
      method,
      headers: {
        ...headers,
        Authorization: `Bearer ${token}`,
        "User-Agent": "headrace",
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`The issue tracker answered ${answer.status}.`);
    return answer.json();
  };
}

function list(value: unknown): { title?: unknown; number?: unknown; iid?: unknown }[] {
  if (Array.isArray(value)) return value;
  throw new Error("The issue tracker answered with something else than issues.");
}

function numberOf(value: unknown): number {
  if (Number.isInteger(value)) return Number(value);
  throw new Error("The issue tracker names an issue without a number.");
}

/** What a reader wrote stands in a fence that it can't end: no markup, no mention, no command. */
function textOf({ page, section, helpful, note, day }: FeedbackEntry, site: string): string {
  const address = new URL(site);
  address.pathname = address.pathname.replace(/\/$/, "") + page;
  address.hash = section;
  const place = address.href.replace(/[()<>[\]`*_@]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  const said = `Helpful: ${helpful}. ${day}, <${place}>`;
  return note === "" ? said : `${said}\n\n${fenced(note)}`;
}

function searchesText({ searches, day }: SearchesEntry): string {
  const rows = searches.map(({ query, count }) => `${count}  ${query.replace(/\s+/g, " ")}`);
  return `${day}\n\n${fenced(rows.join("\n"))}`;
}

function fenced(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}text\n${text}\n${fence}`;
}
