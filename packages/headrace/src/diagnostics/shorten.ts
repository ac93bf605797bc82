import type { Diagnostic } from "../model/diagnostic.ts";

/** Warnings of one kind that are told one by one. */
const MOST_OF_A_KIND = 20;

/** The first warnings of each kind, and how many more there are: generated descriptions make one mistake a thousand times. */
export function shortened(warnings: readonly Diagnostic[]): Diagnostic[] {
  const kinds = new Map<string, Diagnostic[]>();
  for (const warning of warnings) {
    const kind = kinds.get(warning.code) ?? [];
    kinds.set(warning.code, kind);
    kind.push(warning);
  }
  return [...kinds].flatMap(([code, all]) => [
    ...all.slice(0, MOST_OF_A_KIND),
    ...all.slice(MOST_OF_A_KIND, MOST_OF_A_KIND + 1).map(
      ({ file }): Diagnostic => ({
        code,
        severity: "warning",
        message: `More of this kind: ${all.length - MOST_OF_A_KIND}.`,
        hint: 'The option "faults": "error" of the API tells each of them.',
        ...(file === undefined ? {} : { file }),
      }),
    ),
  ]);
}
