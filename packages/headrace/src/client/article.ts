import type { Messages } from "../model/messages/messages.ts";
import type { ZoomBackground } from "../model/site.ts";
import { createApiConsoles } from "./behaviors/api-console.ts";
import { startCopyCode } from "./behaviors/copy-code.ts";
import { startCopyPage } from "./behaviors/copy-page.ts";
import { createDetailsHash } from "./behaviors/details-hash.ts";
import { onAction } from "./behaviors/on-action.ts";
import { startPrintPage } from "./behaviors/print-page.ts";
import { startSchemaDetails } from "./behaviors/schema-details.ts";
import { createTabs } from "./behaviors/tabs.ts";
import { createWrapCode } from "./behaviors/wrap-code.ts";
import { createZoom } from "./behaviors/zoom.ts";
import type { Islands } from "./islands.ts";
import { whenIdle } from "./loading/idle.ts";
import { importChecked } from "./loading/import-checked.ts";
import { fadeIn } from "./motion.ts";
import type { RouteArrival } from "./router.ts";
import { createPin } from "./scroll-focus.ts";
import { createStorage, type ReaderStorage } from "./storage.ts";

/** Selector of the article's element. */
export const ARTICLE_SELECTOR = "article.markdown";

/** What is alive inside the article. */
export interface Article {
  /** The document's own article: also goes to the target of the address's hash. */
  begin(): void;
  /** An article that a navigation has just put in place; its hash target gets visible. */
  arrive(arrival: RouteArrival): void;
  /** The same page with new content. */
  refresh(): void;
}

/** What articles need of the page around them. */
export interface ArticleOptions {
  storage: ReaderStorage;
  /** Origin and base URL, for islands' modules. */
  base: string;
  zoomBackground: ZoomBackground;
  /** The sentences of the language of the page that is shown. */
  messages(): Messages;
  /** Shows the section of the page as one long page. */
  printSection(): Promise<void>;
}

/** Starts the behaviors of static HTML: they listen on the document, so that they outlive articles. */
export function createArticle({
  storage,
  base,
  zoomBackground,
  messages,
  printSection,
}: ArticleOptions): Article {
  const tabs = createTabs(storage);
  const wrapCode = createWrapCode();
  const islands = createLateIslands(base);
  const details = createDetailsHash({ pin: createPin(), selectPanel: tabs.selectPanel });
  const zoom = createZoom({
    background: zoomBackground,
    messages,
    theme: () => (document.documentElement.dataset.theme === "dark" ? "dark" : "light"),
  });
  const consoles = createApiConsoles(
    createStorage(() => sessionStorage, window),
    base,
  );
  startCopyCode(messages);
  startCopyPage(messages);
  startPrintPage();
  onAction("print-section", printSection);
  startSchemaDetails(tabs);

  const apply = (change: (article: Element) => void) => {
    const article = document.querySelector(ARTICLE_SELECTOR);
    if (article) change(article);
  };
  const restore = () => apply(tabs.restore);
  const enhance = () =>
    apply((article) => {
      wrapCode.observe(article);
      // What a site draws beside it has some, too.
      islands.start(document.body);
    });
  const refresh = () => {
    consoles.leave();
    restore();
    enhance();
    apply(zoom.rebuild);
  };
  return {
    refresh,
    begin() {
      restore();
      details.begin();
      whenIdle(enhance);
      consoles.arrive();
      apply(zoom.rebuild);
    },
    arrive(arrival) {
      refresh();
      apply(fadeIn);
      details.arrive(arrival);
      consoles.arrive();
    },
  };
}

/** What brings islands to life is loaded with the first page that has some. */
function createLateIslands(base: string): Islands {
  let loading: Promise<Islands> | undefined;
  const load = async () => {
    const { createIslands } = await import("./islands.ts");
    return createIslands(base, importChecked);
  };
  return {
    start(page) {
      if (!loading && !page.querySelector("[data-island]")) return;
      loading ??= load();
      void loading.then((islands) => islands.start(page));
    },
  };
}
