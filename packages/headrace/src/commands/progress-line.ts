import type { OnProgress, Progress } from "../model/progress.ts";

/** Shorter work needs no line: it is over before it is read. */
const PATIENCE_MS = 2000;

/** Between two states of the line. */
const EVERY_MS = 100;

/** A line that follows a step of work on a terminal, and leaves it clean. */
export interface ProgressLine {
  update: OnProgress;
  /** Takes the line away, before other lines are printed. */
  clear(): void;
}

/**
 * Shows counts and the time left, once work has taken two seconds. Nothing where nobody watches: a
 * log would hold every state of the line.
 *
 * @param now Milliseconds.
 */
export function progressLine(
  terminal: Pick<NodeJS.WriteStream, "isTTY" | "write">,
  now: () => number = () => performance.now(),
): ProgressLine {
  let began = { step: "", at: 0 };
  let shownAt = 0;
  let isShown = false;
  return {
    update(progress) {
      const time = now();
      if (progress.step !== began.step) began = { step: progress.step, at: time };
      const passed = time - began.at;
      if (!terminal.isTTY || passed < PATIENCE_MS || time - shownAt < EVERY_MS) return;
      shownAt = time;
      isShown = true;
      terminal.write(`\r${line(progress, passed)}\u001b[K`);
    },
    clear() {
      if (isShown) terminal.write("\r\u001b[K");
      isShown = false;
    },
  };
}

/** "Compiling 340 of 1,000 pages, about 3 s left" */
function line({ step, done, total, what = "pages" }: Progress, passed: number): string {
  const count = (number: number) => number.toLocaleString("en");
  const left = Math.ceil(((passed / done) * (total - done)) / 1000);
  return `${step} ${count(done)} of ${count(total)} ${what}, about ${left} s left`;
}
