import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie } from "cspell-trie-lib";
import type { Finding, Rule, Site } from "../site.ts";

/** Our own words, one a line. */
const WORDS = "content/words.txt";

/** Letters that no digit, underscore or path sign joins to something that is no word. */
const WORD = /(?<![\p{L}\d_/.@#$-])\p{L}[\p{L}'’]*(?![\p{L}'’\d_/@]|\.\w|-\d)/gu;

/** Words that neither the dictionary (American English) nor our own list has. */
export const spelling: Rule = {
  code: "spelling",
  check(site: Site): Finding[] {
    const dictionary = decodeTrie(gunzipSync(readFileSync(dictionaryFile())));
    const own = new Set(readFileSync(join(site.root, WORDS), "utf8").split("\n"));
    const knows = remember((word) => {
      const forms = [word, word.toLowerCase(), decapitalize(word)];
      return forms.some((form) => own.has(form) || dictionary.hasWord(form, true));
    });
    const suggest = (word: string) => dictionary.suggest(word, { numSuggestions: 3 }).slice(0, 3);
    return site.pages.flatMap((page) =>
      [...page.prose.matchAll(WORD)].flatMap(({ index, 0: text }): Finding[] => {
        const word = text.replace(/[’]/g, "'").replace(/'s?$/, "");
        if (word.length < 3 || knows(word)) return [];
        const hint = `${proposal(suggest(word))}A word of our own goes into ${WORDS}.`;
        return [{ page, offset: index, message: `"${word}" is not in the dictionary.`, hint }];
      }),
    );
  },
};

function dictionaryFile(): string {
  const description = createRequire(import.meta.url).resolve("@cspell/dict-en_us/cspell-ext.json");
  return join(dirname(description), "en_US.trie.gz");
}

function proposal(words: readonly string[]): string {
  return words.length > 0 ? `Did you mean ${words.join(", ")}? ` : "";
}

/** "Kubernetes" at the start of a sentence, "OIDC" in capitals. */
function decapitalize(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function remember(judge: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const verdict = known.get(word) ?? judge(word);
    known.set(word, verdict);
    return verdict;
  };
}
