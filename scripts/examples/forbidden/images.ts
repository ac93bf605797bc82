import type { Forbidden } from "./kind.ts";

/** A command that takes an image of somebody: its words up to the end of the command. */
const COMMAND =
  /\b(?:docker|podman|nerdctl)[ \t]+(?:container[ \t]+|image[ \t]+)?(run|pull|create)\b([^\n|;&)]*)|\bbuildah[ \t]+(from)\b([^\n|;&)]*)/g;

/** Options whose next word is their value. */
const VALUED =
  /^(?:-[evpuwhlmc]|--(?:env|env-file|volume|publish|user|workdir|hostname|label|memory|cpus|name|network|net|mount|entrypoint|platform|add-host|restart|tmpfs|pull|expose|stop-signal|ulimit|authfile))$/;

/** An image whose name has neither tag nor digest is that of the day. */
export const UNTAGGED: Omit<Forbidden, "pattern"> = {
  reason: "An image without a tag is that of the day. Tomorrow another program can be in it.",
  remedy: "Name a tag, or a tag and its digest.",
};

/**
 * Where a command takes an image without a tag; -1 when none does.
 *
 * @param around Has the commands that build images, which need none.
 */
export function untaggedImage(text: string, around: string): number {
  const built = new Set(
    [...around.matchAll(/(?:-t|--tag)[ =]["']?([\w./-]+)/g)].map(([, name]) => name),
  );
  for (const { index, 2: run, 4: from } of text.matchAll(COMMAND)) {
    const words = (run ?? from ?? "").trim().split(/[ \t]+/);
    const image = imageOf(words);
    const isName = image !== undefined && /^[a-z0-9][\w./-]*$/.test(image);
    if (isName && !built.has(image)) return index;
  }
  const jenkins = /\bagent\s*\{\s*docker\s*(?:\{\s*image\s+)?["'][\w./-]+["']/.exec(text);
  return jenkins?.index ?? -1;
}

function imageOf(words: readonly string[]): string | undefined {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (VALUED.test(word)) at++;
    else if (!word.startsWith("-")) return word.replace(/^["']|["']$/g, "");
  }
  return undefined;
}
