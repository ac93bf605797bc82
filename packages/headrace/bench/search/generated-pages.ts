/** Thousands of pages of invented words, the same for the same seed. */
import { createRandom, type Random } from "../random.ts";
import type { BenchDoc, BenchSection } from "./adapter.ts";

const SYLLABLES = "ba con de ex fi gra in ka lo mer ne op pre qua re sta ter un vi wor".split(" ");
const VOCABULARY = 60_000;
/** Words that belong to a page: it says them again and again. */
const TOPIC_WORDS = 12;
const TOPIC_SHARE = 0.2;
const SECTIONS = [4, 9] as const;
const WORDS = [40, 140] as const;

/** Makes pages of 4 to 9 sections with 40 to 140 words each. */
export function generatePages(count: number, seed: number): BenchDoc[] {
  const random = createRandom(seed);
  const vocabulary = inventWords(VOCABULARY, random);
  return Array.from({ length: count }, (_, at) => generatePage(at, vocabulary, random));
}

function generatePage(at: number, vocabulary: readonly string[], random: Random): BenchDoc {
  const topic = Array.from({ length: TOPIC_WORDS }, () => random.pick(vocabulary));
  const say = (words: number) =>
    Array.from({ length: words }, () =>
      random.next() < TOPIC_SHARE ? random.pick(topic) : frequentWord(vocabulary, random),
    ).join(" ");
  const name = (words: number) =>
    [
      random.pick(topic),
      ...Array.from({ length: words }, () => frequentWord(vocabulary, random)),
    ].join(" ");
  const title = name(random.integer(1, 3));
  const sections = Array.from(
    { length: random.integer(...SECTIONS) },
    (_, section): BenchSection => {
      const heading = section === 0 ? title : name(random.integer(1, 3));
      const anchor = section === 0 ? "" : heading.replaceAll(" ", "-");
      const level = section === 0 ? 1 : 2;
      return { title: heading, anchor, level, content: say(random.integer(...WORDS)) };
    },
  );
  return { url: `/generated/page-${at}`, title, description: say(12), keywords: [], sections };
}

/** The word of rank n is drawn about n times less often than the first (Zipf's law). */
function frequentWord(vocabulary: readonly string[], random: Random): string {
  const rank = Math.floor(vocabulary.length ** random.next());
  return vocabulary[Math.min(rank, vocabulary.length) - 1] ?? "";
}

function inventWords(count: number, random: Random): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = Array.from({ length: random.integer(1, 4) }, () => random.pick(SYLLABLES));
    words.add(syllables.join("") + random.pick(["", "", "s", "ing", "ed", "t", "ly"]));
  }
  return [...words];
}
