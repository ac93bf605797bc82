import { type ReactNode, useEffect, useState } from "react";
import { PROGRESS } from "../model/constants.ts";

/** Time of the bar's two last movements: to its end, then out of sight. */
const FINISH_MS = 2 * PROGRESS.speedMs;

/**
 * A thin bar with a small spinner while a page loads. CSS moves it, and keeps it out of sight for
 * the first moments, so that quick navigations show nothing.
 */
export function ProgressBar({ loading }: { loading: boolean }): ReactNode {
  const [shown, setShown] = useState(loading);
  if (loading && !shown) setShown(true);
  useEffect(() => {
    if (loading || !shown) return;
    const timer = setTimeout(() => setShown(false), FINISH_MS);
    return () => clearTimeout(timer);
  }, [loading, shown]);
  if (!shown) return null;
  return (
    <div className="progress" data-finishing={!loading || undefined} aria-hidden="true">
      <div className="progress-bar" />
      <div className="spinner" />
    </div>
  );
}
