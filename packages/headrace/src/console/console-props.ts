import type { ConsoleOperation } from "../model/api-console.ts";
import type { LazyPractice } from "./lazy-practice.ts";
import type { PageSamples } from "./page-samples.ts";
import type { Session } from "./session.ts";

/** What a console needs from the page around it. */
export interface ConsoleProps {
  data: ConsoleOperation;
  session: Session;
  /** `null` on a site without practice data. */
  practice: LazyPractice | null;
  samples: PageSamples;
  /** The page's query for the console: what it is filled with; "" for nothing. */
  filled: string;
  /** Address of the site's first page. */
  homeUrl: string;
  /** Has screen readers say a text. */
  announce(text: string): void;
  /** Puts a text on the clipboard; false when the browser refuses. */
  copy(text: string): Promise<boolean>;
  onClose(): void;
}
