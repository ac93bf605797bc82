import { type ReactNode, useState } from "react";
import { localized } from "../../model/messages/localized.ts";
import { pageAddress } from "../../model/routes.ts";
import { placesOf } from "../../search/query/places.ts";
import { cutSnippet, findTerms, termsIn } from "../../search/query/snippet.ts";
import type { ExcerptLoader } from "./excerpt-texts.ts";
import { placeView } from "./result-views.ts";
import { type SearchedSite, searchHref } from "./scope.ts";
import type { SearchSession } from "./session.ts";

/** Loads what is not needed until something is found. */
export type LoadLater = () => Promise<typeof import("./later.ts")>;

interface Answered {
  site: SearchedSite;
  session: SearchSession;
  excerpts: ExcerptLoader;
  loadLater: LoadLater;
}

/** Where the passages stand that answer what is asked; few readers ask, so their code comes then. */
export function AnswerPlace(props: Answered): ReactNode {
  // What it works with stays as long as the search page.
  const [show] = useState(() => (output: HTMLElement | null) => {
    const words = { placesOf, cutSnippet, findTerms, termsIn };
    const tools = { ...props, words, placeView, searchHref, pageAddress };
    if (output)
      props.loadLater().then(
        ({ later }) => later.showAnswer(output, tools),
        () => output.append(localized("searchFailed")),
      );
  });
  return <div ref={show} />;
}
