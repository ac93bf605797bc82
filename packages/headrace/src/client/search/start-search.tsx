import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { SEARCH } from "../../model/constants.ts";
import { findTerms, termsIn } from "../../search/query/snippet.ts";
import type { SearchHost } from "../../theme/search/search-host.ts";
import type { LoadLater } from "./answer-place.tsx";
import { type Answers, createAnswers } from "./answers.ts";
import type { SearchEnvironment } from "./environment.ts";
import { createExcerptLoader, type ExcerptLoader } from "./excerpt-texts.ts";
import { watchSearch } from "./ledger/watch-search.ts";
import type { WordTools } from "./marks/mark-words.ts";
import { createRecentSearches, type RecentSearches } from "./recent-searches.ts";
import {
  ASK,
  EVERYWHERE,
  parseSearchAddress,
  scopeKey,
  searchHref,
  searchSections,
} from "./scope.ts";
import { SearchBox } from "./search-box.tsx";
import { SearchPageResults } from "./search-page-results.tsx";
import { createSearchSession, type SearchSession } from "./session.ts";

/** Search with its memory: indexes are decoded once, and texts fetched once. */
export interface Search {
  /** Draws results into a host; returns the way to stop. */
  start(host: SearchHost): () => void;
  /** Finds words in texts as the search does. */
  words: WordTools;
}

/** Creates the search of a site. */
export function createSearch(environment: SearchTools["environment"]): Search {
  const { site, storage, indexes } = environment;
  const tools: SearchTools = {
    environment,
    answers: createAnswers(indexes),
    excerpts: createExcerptLoader(site.baseUrl, (...request) => fetch(...request)),
    recent: createRecentSearches(storage),
  };
  return {
    words: { findTerms, termsIn },
    start: (host) => (host.kind === "box" ? startBox(host, tools) : startPage(host, tools)),
  };
}

interface SearchTools {
  environment: SearchEnvironment & { loadLater: LoadLater };
  answers: Answers;
  excerpts: ExcerptLoader;
  recent: RecentSearches;
}

function startBox(host: SearchHost, tools: SearchTools): () => void {
  const { answers, excerpts, recent } = tools;
  const { site } = tools.environment;
  const { version } = host;
  const session = createSearchSession({
    load: (where, { fresh }) => answers.load({ version, scope: where, fresh, byNames: true }),
    limit: SEARCH.boxResults,
    scope: EVERYWHERE,
  });
  watchSearch(session, host, tools.environment);
  const section = searchSections(site).find(({ name }) => name === host.sidebar);
  const view = <SearchBox {...{ host, site, session, excerpts, recent, section }} />;
  return run(host, session, view);
}

function startPage(host: SearchHost, tools: SearchTools): () => void {
  const { answers, excerpts } = tools;
  const { site, loadLater } = tools.environment;
  const known = location.search;
  const { query, scope, version } = parseSearchAddress(known, site);
  const session = createSearchSession({
    // All at once: a list of all results to go through must not change in the middle.
    load: (where, { fresh }) => answers.load({ version, scope: where, fresh, byNames: false }),
    limit: SEARCH.maxResults,
    scope,
  });
  watchSearch(session, host, tools.environment);
  // What has been typed before this code came counts more than the address.
  host.field.value ||= query;
  let release: (() => void) | undefined;
  let isOver = false;
  loadLater().then(
    ({ later }) => {
      const tools = { ASK, parseSearchAddress, scopeKey, searchHref };
      if (!isOver) release = later.keepAddress({ host, session, site, version, known, tools });
    },
    // The results are there all the same.
    () => {},
  );
  const stop = run(
    host,
    session,
    <SearchPageResults {...{ host, site, session, excerpts, loadLater }} />,
  );
  return () => {
    isOver = true;
    release?.();
    stop();
  };
}

/** Draws a view, and asks what stands in the field, now and at each change. */
function run(host: SearchHost, session: SearchSession, view: ReactNode): () => void {
  const end = new AbortController();
  const { signal } = end;
  const ask = () => session.ask(host.field.value);
  host.field.addEventListener("input", ask, { signal });
  const onOnline = () => session.state.get().status === "failed" && session.retry();
  addEventListener("online", onOnline, { signal });
  if (host.field.value) ask();
  const root = createRoot(host.output);
  root.render(view);
  return () => {
    end.abort();
    session.end();
    // React does not end one tree while it draws another.
    queueMicrotask(() => root.unmount());
  };
}
