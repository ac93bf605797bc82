/** Resolves when the person at the terminal, or the system, asks to stop. */
export function interrupted(): Promise<void> {
  return new Promise((done) => {
    process.once("SIGINT", () => done());
    process.once("SIGTERM", () => done());
  });
}
