/** The message of an error that others wrote, so that a sentence may follow it. */
export function asSentence(message: string): string {
  return message.trim().replace(/(?<![.?!:])$/, ".");
}
