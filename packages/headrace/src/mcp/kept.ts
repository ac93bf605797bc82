/** How long what was read of a site counts as what it is. */
const FRESH_MS = 60_000;

/** Reads something when it is asked for, and again when that was a minute ago or failed. */
export function kept<T>(read: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let last: { until: number; value: Promise<T> } | undefined;
  return () => {
    if (last && last.until > now()) return last.value;
    const value = read();
    const reading = { until: now() + FRESH_MS, value };
    last = reading;
    value.catch(() => {
      if (last === reading) last = undefined;
    });
    return value;
  };
}
