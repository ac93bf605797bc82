/** What a page that the engine writes has: the lines of its front matter, its text, and the lines of that which are not blank. */
export function readWritten(text: string): { head: string[]; body: string; lines: string[] } {
  const [, head = "", body = ""] = text.split("---\n");
  const lines = body.split("\n").filter((line) => line !== "");
  return { head: head.trim().split("\n"), body: body.trim(), lines };
}
