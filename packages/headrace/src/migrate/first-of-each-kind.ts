import { sortDiagnostics } from "../diagnostics/format.ts";
import type { Diagnostic } from "../model/diagnostic.ts";

/** Warnings that are shown of one kind; an old site may have a thousand. */
const SHOWN = 5;

/** All errors and the first warnings of each kind, and how many more there are. */
export function firstOfEachKind(diagnostics: readonly Diagnostic[]): {
  shown: Diagnostic[];
  /** One sentence; "" when all are shown. */
  rest: string;
} {
  const counts = new Map<string, number>();
  const shown = sortDiagnostics(diagnostics).filter(({ code, severity }) => {
    if (severity === "error") return true;
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= SHOWN;
  });
  const more = [...counts]
    .filter(([, count]) => count > SHOWN)
    .map(([code, count]) => `${count - SHOWN} ${code}`);
  const rest = more.length === 0 ? "" : `More of the same: ${more.join(", ")}.`;
  return { shown, rest };
}
