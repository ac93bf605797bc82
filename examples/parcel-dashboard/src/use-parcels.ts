import { useCallback, useEffect, useRef, useState } from "react";
import { loadParcels, type Snapshot } from "./parcels";

const PAUSE = 15_000;

export interface ParcelsState {
  /** The last good answer; it stays while a later request fails. */
  snapshot?: Snapshot;
  error?: Error;
  reload: () => void;
}

/** Loads the parcels now and every 15 seconds while somebody looks at the page. */
export function useParcels(token: string): ParcelsState {
  const [snapshot, setSnapshot] = useState<Snapshot>();
  const [error, setError] = useState<Error>();
  const last = useRef<Snapshot>(undefined);

  const reload = useCallback(() => {
    loadParcels(token, last.current).then(
      (answer) => {
        last.current = answer;
        setSnapshot(answer);
        setError(undefined);
      },
      (failure: unknown) => {
        setError(failure instanceof Error ? failure : new Error(String(failure)));
      },
    );
  }, [token]);

  useEffect(() => {
    reload();
    const timer = setInterval(() => {
      if (!document.hidden) {
        reload();
      }
    }, PAUSE);
    return () => clearInterval(timer);
  }, [reload]);

  return { snapshot, error, reload };
}
