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
  /** Has screen readers say a text. */
  announce(text: string): void;
  onClose(): void;
}
