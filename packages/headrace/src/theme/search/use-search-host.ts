import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { SearchHost, StartSearch } from "./search-host.ts";

/** The elements of a host. */
export interface SearchElements {
  field: RefObject<HTMLInputElement | null>;
  hint: RefObject<HTMLSpanElement | null>;
  output: RefObject<HTMLDivElement | null>;
}

/**
 * Has the client draw results into the elements while the component is mounted.
 *
 * @returns `failed` once the client's code did not load, and the way to try again.
 */
export function useSearchHost(
  elements: SearchElements,
  settings: Omit<SearchHost, keyof SearchElements>,
  start: StartSearch,
): { failed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const begin = useEffectEvent(() => {
    const [field, hint, output] = [elements.field, elements.hint, elements.output].map(
      (ref) => ref.current,
    );
    if (!(field instanceof HTMLInputElement) || !hint || !output) return;
    return start({ ...settings, field, hint, output });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts anew.
  useEffect(() => {
    let mounted = true;
    let stop = () => {};
    begin()?.then(
      (started) => {
        if (mounted) stop = started;
        else started();
      },
      () => mounted && setFailed(true),
    );
    return () => {
      mounted = false;
      stop();
    };
  }, [attempt]);
  return {
    failed,
    retry() {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
