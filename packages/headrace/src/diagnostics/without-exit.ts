/** How many run now. */
let running = 0;

const { exit } = process;

/**
 * Runs code of the site, for which `process.exit` fails with a message. It would end the build without a word, or
 * the thread, for which the build would wait without a word.
 */
export async function withoutExit<R>(run: () => Promise<R>): Promise<R> {
  running++;
  process.exit = refuse;
  try {
    return await run();
  } finally {
    if (--running === 0) process.exit = exit;
  }
}

function refuse(): never {
  throw new Error("process.exit() would end the whole build");
}
