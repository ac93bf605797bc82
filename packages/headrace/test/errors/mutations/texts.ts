import type { Random } from "../../../bench/random.ts";
import { type Fault, type Mutation, placeAt, type Sources, TEXTS } from "./sources.ts";

const ALL = Object.values(TEXTS).flat();

/** What may happen to any text: another encoding, and the slips of a hand. */
export const TEXT_MUTATIONS: Record<string, Mutation> = {
  "a sign in Latin-1": (sources, random) => {
    const file = random.pick(ALL);
    const text = sources.text(file);
    const at = random.integer(0, text.length);
    const sign = random.pick([0xe9, 0xdf, 0xa0, 0xff, 0x80]);
    sources.write(
      file,
      Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.of(sign), Buffer.from(text.slice(at))]),
    );
    return { what: `byte ${sign}`, file, ...placeAt(text, at) };
  },
  "UTF-16": (sources, random) => {
    const file = random.pick(ALL);
    const little = Buffer.from(`\uFEFF${sources.text(file)}`, "utf16le");
    const isBig = random.next() < 0.5;
    sources.write(file, isBig ? little.swap16() : little);
    return { what: isBig ? "big endian" : "little endian", file, line: 1, column: 1 };
  },
  "UTF-16 without its mark": (sources, random) => {
    const file = random.pick(ALL);
    sources.write(file, Buffer.from(sources.text(file), "utf16le"));
    return { what: "", file, line: 1 };
  },
  "a NUL": (sources, random) => {
    const file = random.pick(ALL);
    const place = sources.insert(file, random.integer(0, sources.text(file).length), "\0");
    return { what: "", file, ...place };
  },
  "half of a sign": (sources, random) => {
    const file = random.pick(ALL);
    const text = sources.text(file);
    const at = random.integer(0, text.length);
    const half = Buffer.from("日").subarray(0, random.integer(1, 2));
    sources.write(file, Buffer.concat([Buffer.from(text.slice(0, at)), half]));
    return { what: "at the end", file, ...placeAt(text, at) };
  },
  "a bidirectional override": (sources, random) => {
    const file = random.pick([...TEXTS.pages, ...TEXTS.posts, ...TEXTS.parts]);
    const sign = random.pick([
      "\u202A",
      "\u202B",
      "\u202D",
      "\u202E",
      "\u2066",
      "\u2067",
      "\u2068",
    ]);
    const text = sources.text(file);
    // In a word, which may be one of prose, code, a table or a title.
    const words = [...text.matchAll(/[a-z]{3}(?=[a-z])/g)].map(({ index }) => index + 3);
    const shown = words.filter((at) => isShown(text, at, file));
    const place = sources.insert(file, random.pick(shown), sign);
    return { what: `U+${sign.charCodeAt(0).toString(16)}`, file, ...place, isWarning: true };
  },
  "signs less": (sources, random) =>
    slip(sources, random, (text, at) => text.slice(0, at) + text.slice(at + random.integer(1, 3))),
  "a sign more": (sources, random) => {
    const sign = random.pick([..."{}<>[]()`'\"\\:;,*_#|-=~$!&\t\n", "</", "/>", "\u0007"]);
    return slip(sources, random, (text, at) => text.slice(0, at) + sign + text.slice(at));
  },
  "the rest lost": (sources, random) => slip(sources, random, (text, at) => text.slice(0, at)),
  "a line twice": (sources, random) =>
    slip(sources, random, (text, at) => {
      const start = text.lastIndexOf("\n", at) + 1;
      const end = text.indexOf("\n", at) + 1 || text.length;
      return text.slice(0, end) + text.slice(start, end) + text.slice(end);
    }),
  "two lines in the wrong order": (sources, random) =>
    slip(sources, random, (text, at) => {
      const lines = text.split("\n");
      const line = placeAt(text, at).line - 1;
      return [
        ...lines.slice(0, line),
        ...lines.slice(line, line + 2).reverse(),
        ...lines.slice(line + 2),
      ].join("\n");
    }),
  "nothing left": (sources, random) =>
    slip(sources, random, () => random.pick(["", "\n", " ", "\uFEFF", "null", "[]"])),
};

/** Whether what stands at an offset reaches the page as it is. */
function isShown(text: string, at: number, file: string): boolean {
  const line = text.slice(text.lastIndexOf("\n", at) + 1, text.indexOf("\n", at));
  const front = file.endsWith(".sh") || text.startsWith("#") ? 0 : text.indexOf("\n---") + 4;
  const isProse = at > front && !/^import|^[`:<!#]|file=|[[\](){}]/.test(line);
  return isProse || /^(?:title|description|sidebar_label): /.test(line);
}

function slip(
  sources: Sources,
  random: Random,
  change: (text: string, at: number) => string,
): Fault {
  const file = random.pick(ALL);
  const text = sources.text(file);
  const at = random.integer(0, text.length - 1);
  sources.write(file, change(text, at));
  const { line, column } = placeAt(text, at);
  return { what: `at ${line}:${column}`, file, isChance: true };
}
