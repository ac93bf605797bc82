/**
 * Lets a job run once at a time. Whoever asks for it while it runs waits for one further run, however many
 * ask: a change of branches changes hundreds of files.
 */
export function oneAfterAnother(job: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        running = job();
        return running;
      });
    return next;
  };
}
