/** A change that a page shows. */
export interface Diff {
  /** The file. */
  title: string;
  removed: string;
  added: string;
}

/** The blocks of a page that show a difference. */
export function diffsOf(text: string): Diff[] {
  const blocks = text.matchAll(/^```diff title="([^"]+)"\n([\s\S]*?)^```/gm);
  return [...blocks].map(([, title = "", body = ""]) => {
    const lines = (sign: string) =>
      body
        .split("\n")
        .filter((line) => line.startsWith(sign))
        .map((line) => line.slice(1))
        .join("\n");
    return { title, removed: lines("-"), added: lines("+") };
  });
}
