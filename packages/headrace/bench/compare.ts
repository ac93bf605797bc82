import { HISTORY, lastRun, movedFigures, readHistory, recordRun } from "./history.ts";
import { engineVersion, printTable } from "./report.ts";

/** Prints which figures moved since the last run of the same text, and keeps the run if it shall be. */
export function compareWithHistory({
  text,
  figures,
  isRecorded,
}: {
  text: string;
  figures: Readonly<Record<string, number>>;
  isRecorded: boolean;
}): void {
  const last = lastRun(readHistory(HISTORY), text);
  if (last) {
    const since = `${last.date}, engine ${last.engine}`;
    const moves = movedFigures(last, figures);
    console.log(
      moves.length > 0
        ? `Moved by more than 10 % since ${since}:\n`
        : `No figure moved by more than 10 % since ${since}.\n`,
    );
    if (moves.length > 0) {
      const row = ({ name, before, after }: (typeof moves)[number]) => [
        name,
        before.toFixed(2),
        after.toFixed(2),
        `${((after / before - 1) * 100).toFixed(0)} %`,
      ];
      printTable(["", "before", "now", "moved"], moves.map(row));
    }
  }
  const date = new Date().toISOString().slice(0, 10);
  if (isRecorded) recordRun(HISTORY, { date, engine: engineVersion(), text, figures });
}
