/** Runs `task` when the browser has nothing better to do, at the latest after a second or so. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 1500 });
  else setTimeout(task, 200);
}
