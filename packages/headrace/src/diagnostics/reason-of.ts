/** What an error that others threw says, ended so that a sentence may follow it. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().replace(/(?<![.?!:])$/, ".");
}
