import { localized } from "../../../model/messages/localized.ts";
import type { pageAddress } from "../../../model/routes.ts";
import {
  PASSAGE_PAGES,
  type Passage,
  type PassageTools,
  passagesOf,
} from "../../../search/query/passages.ts";
import type { TextPart } from "../../../theme/search/text-parts.tsx";
import type { ExcerptLoader } from "../excerpt-texts.ts";
import type { placeView } from "../result-views.ts";
import type { SearchedSite, searchHref } from "../scope.ts";
import type { SearchSession } from "../session.ts";
import { element } from "./element.ts";
import { writtenAnswers } from "./written-answers.ts";

/**
 * What an answer is made with. All that the shell has is handed over: a module that both imported
 * would be a file of its own, which every page had to load.
 */
export interface AnswerTools {
  site: SearchedSite;
  session: SearchSession;
  excerpts: ExcerptLoader;
  words: PassageTools;
  placeView: typeof placeView;
  searchHref: typeof searchHref;
  pageAddress: typeof pageAddress;
}

/** A reader who presses no key for so long (milliseconds) has asked. */
const REST_MS = 250;

/**
 * Shows what the pages say to what is asked, until it is taken away: their own words, with where they
 * stand. Where the site has somebody to write answers, one can be asked for.
 */
export function showAnswer(output: HTMLElement, tools: AnswerTools): void {
  const { site, session, excerpts, pageAddress } = tools;
  const quotes = element("section", { ariaLabel: localized("pagesSay") });
  const writer = {
    question: () => session.state.get().query.trim(),
    addressOf: (route: string) => pageAddress(site, route),
  };
  const written =
    site.ask === undefined
      ? []
      : writtenAnswers({ ...writer, path: site.baseUrl + site.ask.slice(1) });
  output.replaceChildren(...written, quotes);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => quotes.replaceChildren(...quotesOf(tools));
  const ask = () => {
    if (!output.isConnected) return end();
    const { results, status } = session.state.get();
    const pages = results.slice(0, PASSAGE_PAGES);
    if (status === "ready") excerpts.want(pages.map(({ document }) => document.url));
    show();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, REST_MS);
  };
  const ends = [session.state.subscribe(wait), excerpts.arrivals.subscribe(show)];
  const end = () => {
    for (const stop of ends) stop();
  };
  ask();
}

function quotesOf(tools: AnswerTools): HTMLElement[] {
  const { session, excerpts } = tools;
  const state = session.state.get();
  const pages = state.results.slice(0, PASSAGE_PAGES);
  if (!state.query.trim()) return [note(localized("askOwnWords"))];
  if (state.status !== "ready" || pages.length === 0) return [];
  const passages = passagesOf({ results: pages, textsOf: excerpts.peek }, tools.words);
  const isWhole = pages.every(({ document }) => excerpts.peek(document.url) !== undefined);
  if (passages.length === 0 && !isWhole) return [];
  const href = tools.searchHref(state, tools.site);
  const all = element("a", { href }, localized("seeAll"));
  all.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The same page without its hash: nothing else would draw it anew.
    event.preventDefault();
    history.replaceState(history.state, "", href);
    session.ask(state.query);
  });
  return [
    passages.length > 0
      ? element("ol", { className: "result-articles" }, ...passages.map((one) => quote(one, tools)))
      : note(localized("noPassage")),
    note(all),
  ];
}

function note(text: string | HTMLElement): HTMLElement {
  return element("p", { className: "result-count" }, text);
}

function quote({ place, parts }: Passage, { placeView, site, excerpts }: AnswerTools): HTMLElement {
  const { href, title, path } = placeView(place, { site, textsOf: excerpts.peek });
  const source = element("a", { className: "result-title", href }, ...marked(title));
  const way = element("span", { className: "result-path" }, path.join(" / "));
  return element(
    "li",
    { className: "result-article" },
    element("blockquote", { cite: href }, ...marked(parts)),
    element("cite", {}, source, " ", way),
  );
}

function marked(parts: readonly TextPart[]): (string | HTMLElement)[] {
  return parts.map(({ text, marked: isMarked }) => (isMarked ? element("mark", {}, text) : text));
}
