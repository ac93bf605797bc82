/** How far a step is that consists of many alike parts. */
export interface Progress {
  /** What is done to the pages: "Compiling". */
  step: string;
  done: number;
  total: number;
  /** What is counted; default: pages. */
  what?: string;
}

/** Hears of progress; called often, so that whoever prints it chooses when. */
export type OnProgress = (progress: Progress) => void;
