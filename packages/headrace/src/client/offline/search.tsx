import { type ReactNode, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { SEARCH } from "../../model/constants.ts";
import { encodeRoute, pageFile } from "../../model/routes.ts";
import { ResultArticles } from "../../theme/search/result-articles.tsx";
import type { ResultView } from "../../theme/search/result-view.ts";
import { AnswerState, UnderstoodState } from "../search/answer-state.tsx";
import { createAnswers } from "../search/answers.ts";
import { createExcerptLoader, type ExcerptLoader } from "../search/excerpt-texts.ts";
import { createIndexLoader } from "../search/index/index-loader.ts";
import { MoreButton } from "../search/more-button.tsx";
import { countPages, describeState } from "../search/result-counts.ts";
import { EVERYWHERE } from "../search/scope.ts";
import { createSearchSession, type SearchSession } from "../search/session.ts";
import { StatusMessage } from "../search/status-message.tsx";
import { useRest } from "../search/use-rest.ts";
import { useResultViews } from "../search/use-result-views.ts";
import { AUTOMATIC_STEPS, useSteps } from "../search/use-steps.ts";
import { useValue } from "../use-value.ts";
import { createFileFetch, OFFLINE_BASE } from "./file-fetch.ts";

/** What the page says of its folder: `data-root`, where files begin, and `data-slash`, how they are named. */
interface Place {
  root: string;
  trailingSlash: boolean;
}

interface OfflineResultsProps {
  session: SearchSession;
  field: HTMLInputElement;
  excerpts: ExcerptLoader;
  place: Place;
}

/** The results of a search page that was opened from a folder. */
function OfflineResults({ session, field, excerpts, place }: OfflineResultsProps): ReactNode {
  const state = useValue(session.state);
  const { results } = state;
  const { steps, more } = useSteps(results);
  const shown = useMemo(() => results.slice(0, steps * SEARCH.pageStep), [results, steps]);
  const site = { baseUrl: "/", trailingSlash: false };
  const pages = useResultViews({ results: shown, settled: useRest(shown), excerpts, site });
  const local = <V extends ResultView>(view: V): V => ({
    ...view,
    href: fileAddress(view.href, place),
  });
  const write = (query: string) => {
    field.value = query;
    session.ask(query);
    field.focus();
  };
  return (
    <>
      <UnderstoodState state={state} />
      {state.status === "ready" && results.length > 0 && (
        <p className="result-count">{countPages(results.length)}</p>
      )}
      <ResultArticles
        pages={pages.map((page) => ({ ...local(page), sections: page.sections.map(local) }))}
      />
      {shown.length < results.length && (
        <MoreButton onMore={more} automatic={steps < AUTOMATIC_STEPS} key={steps} />
      )}
      <AnswerState state={state} session={session} field={field} onWrite={write} />
      <StatusMessage text={describeState(state)} />
    </>
  );
}

/** The file of a page in place of its address; what it shall mark is for the client, which is not there. */
function fileAddress(href: string, { root, trailingSlash }: Place): string {
  const { pathname, hash } = new URL(href, OFFLINE_BASE);
  const file = pageFile({ trailingSlash }, decodeURIComponent(pathname));
  return root + encodeRoute(file) + hash;
}

function start(script: HTMLScriptElement): void {
  const field = document.querySelector<HTMLInputElement>("#search-field");
  const output = document.querySelector(".search-output");
  if (!field || !output) return;
  const { root = "", data = "", slash } = script.dataset;
  const fetch = createFileFetch(data);
  const indexes = createIndexLoader({ base: OFFLINE_BASE, root: document.documentElement, fetch });
  const answers = createAnswers(indexes);
  const session = createSearchSession({
    load: (scope, { fresh }) => answers.load({ version: undefined, scope, fresh, byNames: false }),
    limit: SEARCH.maxResults,
    scope: EVERYWHERE,
  });
  const ask = () => session.ask(field.value);
  field.addEventListener("input", ask);
  // What stands there was typed before this came, or before the reader came back; else the home page asks.
  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  if (field.value) ask();
  const place = { root, trailingSlash: slash !== undefined };
  const excerpts = createExcerptLoader("/", fetch);
  createRoot(output).render(<OfflineResults {...{ session, field, excerpts, place }} />);
}

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
