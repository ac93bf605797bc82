import { filesIn } from "../mcp/folder-files.ts";
import { createSiteSearch, type SiteSearch } from "../mcp/site-search.ts";
import type { BuiltSite } from "./built-site.ts";
import { targetOf } from "./moved-pages.ts";
import type { MovedPage, SearchChange } from "./site-diff.ts";

/** What a reader asks, and what should be found. */
interface AskedQuestion {
  question: string;
  page: string;
  section?: string | undefined;
}

/** Further down nobody looks. */
const ROWS = 20;

/** What is asked of both sites. */
interface Comparison {
  before: BuiltSite;
  after: BuiltSite;
  moved: readonly MovedPage[];
}

/** Asks both sites, and tells the questions whose page stands at another place. */
export async function searchChanges(
  { before, after, moved }: Comparison,
  questions: readonly AskedQuestion[],
): Promise<SearchChange[]> {
  const old = createSiteSearch(filesIn(before.folder));
  const now = createSiteSearch(filesIn(after.folder));
  const changes: SearchChange[] = [];
  for (const asked of questions) {
    const page = newRoute(asked.page, { after, moved });
    const previous = before.pages.has(asked.page)
      ? asked.page
      : (moved.find(({ route }) => route === page)?.from ?? asked.page);
    const change = {
      question: asked.question,
      page: asked.section === undefined ? page : `${page}#${asked.section}`,
      before: await rankOf(old, { ...asked, page: previous }),
      after: await rankOf(now, { ...asked, page }),
    };
    if (change.before !== change.after) changes.push(change);
  }
  return changes;
}

/** The questions may be older than the site. */
function newRoute(route: string, { after, moved }: Pick<Comparison, "after" | "moved">): string {
  if (after.pages.has(route)) return route;
  const target = moved.find(({ from }) => from === route) ?? targetOf(after, route);
  return target?.route ?? route;
}

async function rankOf(
  search: SiteSearch,
  { question, page, section }: AskedQuestion,
): Promise<number | null> {
  const rows = await search.rows({ query: question, limit: ROWS });
  const at = rows.findIndex(
    ({ route, hash }) => route === page && (section === undefined || hash === section),
  );
  return at < 0 ? null : at + 1;
}
