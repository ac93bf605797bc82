// Plain JavaScript: see run-plugins.mjs. Loading it keeps the process alive whatever plug-ins leave behind.

/** Fails the plug-in that runs. */
let failRunning = () => {};

/** What a running plug-in gives; rejects when something fails meanwhile that nothing waits for. */
export function orStrayFailure(running) {
  const stray = new Promise((_, reject) => {
    failRunning = reject;
  });
  return Promise.race([running, stray]);
}

// A plug-in that fails later than its page has no page to fail.
process.on("unhandledRejection", () => {});
// Such as a program that is not there: it would end the process and all plug-ins with it.
process.on("uncaughtException", (error) => failRunning(error));
