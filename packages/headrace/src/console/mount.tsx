import { createRoot } from "react-dom/client";
import type { ConsoleOperation } from "../model/api-console.ts";
import { Console } from "./console.tsx";
import { createLazyPractice, type LazyPractice } from "./lazy-practice.ts";
import { createPageSamples } from "./page-samples.ts";
import { createConsoleSession, type SessionStorage } from "./session.ts";
import styles from "./styles/index.css?inline";

/** What the consoles of a visit share. */
export interface ConsoleHostOptions {
  /** For credentials that the reader wants to keep. */
  storage: SessionStorage;
  /** Has screen readers say a text. */
  announce(text: string): void;
  /** Puts a text on the clipboard; false when the browser refuses. */
  copy(text: string): Promise<boolean>;
  /** Address of the site's first page: OAuth providers send readers back there. */
  homeUrl: string;
}

/** Where a console opens, and with what. */
export interface ConsoleOpening {
  /** Empty; the console fills it. */
  element: Element;
  /** The article, whose code samples follow the console. */
  article: Element;
  data: ConsoleOperation;
  /** Address of the practice data; `null` on a site without. */
  practiceUrl: string | null;
  /** What an address fills it with; "" for nothing. */
  filled: string;
  onClose(): void;
}

/** Opens consoles; what the reader did in one of them the next one knows. */
export interface ConsoleHost {
  /** Returns the way to close it. */
  open(opening: ConsoleOpening): () => void;
}

/** Begins the console's part of a visit. Call it once for a document. */
export function createConsoleHost({ storage, ...page }: ConsoleHostOptions): ConsoleHost {
  const session = createConsoleSession(storage);
  const practices = new Map<string, LazyPractice>();
  adoptStyles();
  const practiceAt = (url: string) => {
    const practice = practices.get(url) ?? createLazyPractice(url);
    practices.set(url, practice);
    return practice;
  };
  return {
    open({ element, article, practiceUrl, ...opening }) {
      const root = createRoot(element);
      root.render(
        <Console
          {...page}
          data={opening.data}
          filled={opening.filled}
          session={session}
          practice={practiceUrl === null ? null : practiceAt(practiceUrl)}
          samples={createPageSamples(article)}
          onClose={opening.onClose}
        />,
      );
      return () => root.unmount();
    },
  };
}

/** The style sheet comes with the code: pages without a console do not load it. */
function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
