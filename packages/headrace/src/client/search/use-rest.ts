import { useEffect, useState } from "react";

/** A reader who presses no key for so long (milliseconds) has stopped typing, or looks up. */
const REST_MS = 200;

/** Whether a value has stayed the same for a while: what can wait until then, waits. */
export function useRest(value: unknown): boolean {
  const [rested, setRested] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value;
}
