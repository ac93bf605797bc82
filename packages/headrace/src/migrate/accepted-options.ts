import type { OptionPath } from "../config/option-path.ts";
import { parseConfig } from "../config/parse-config.ts";

/** A configuration without what it may not have, and what that was, one sentence each. */
interface AcceptedOptions {
  config: unknown;
  notes: string[];
}

/** More are counted. */
const MOST_TOLD = 5;

/**
 * Leaves out of a configuration the parts that would be refused, so that none of them ends the build of a site
 * that is taken over. One that is refused as a whole stays as it is.
 */
export function acceptedOptions(written: unknown): AcceptedOptions {
  const refused: string[] = [];
  let config = written;
  for (;;) {
    const result = parseConfig(config);
    const problems = "problems" in result ? result.problems : [];
    const left = without(
      config,
      problems.map(({ path }) => path),
    );
    if (problems.length === 0 || left === undefined) return { config, notes: tell(refused) };
    refused.push(...problems.map(({ diagnostic }) => diagnostic.message));
    config = left;
  }
}

function tell(messages: readonly string[]): string[] {
  const more = messages.length - MOST_TOLD;
  return [
    ...messages
      .slice(0, MOST_TOLD)
      .map((message) => `Left out of the new configuration, which can't have it: ${message}`),
    ...(more > 0 ? [`Left out of the new configuration besides: ${more} more such options.`] : []),
  ];
}

/** A value without what stands at these paths; of what is missing there, without what it is missing in. */
function without(value: unknown, paths: readonly OptionPath[]): unknown {
  if (paths.length === 0) return value;
  if (typeof value !== "object" || value === null) return;
  const isHere = ([key]: OptionPath) => key === undefined || !Object.hasOwn(value, key);
  if (paths.some(isHere)) return;
  const kept = Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const below = paths.filter(([first]) => String(first) === key).map(([, ...rest]) => rest);
    const left = without(part, below);
    return left === undefined && below.length > 0 ? [] : [[key, left] as const];
  });
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}
