import { type Block, LINK_MARK, type Passages } from "./passages.ts";
import type { Random } from "./random.ts";

/** A generated page. */
export interface CorpusPage {
  /** Path below the content folder without extension: "part-03/part-01/parcel-17", or "index". */
  id: string;
  title: string;
  description: string;
  /** Markdown without front matter; `LINK_MARK` stands for each address of `links`, in order. */
  body: string;
  /** Ids of pages. */
  links: string[];
}

/** What is settled about a page before it has text. */
export interface PagePlan {
  id: string;
  /** Makes its title unique. */
  number: number;
  /** All pages, for links. */
  ids: readonly string[];
  /** Wanted size in bytes, with front matter. */
  goal: number;
}

/** Words of the project's text that each page swaps for others, so that no two pages are alike. */
const WORDS = /\b(parcel|parcels|tracker|tracking|logistics|greeter|orders|rates)\b/gi;
const SUBSTITUTES =
  "anchor barley cargo delta ember ferry grain harbor island juniper kernel ledger meadow needle orchard pepper quarry ribbon saddle timber umber valley walnut yarrow".split(
    " ",
  );

/** Blocks under one heading. */
const SECTION_BLOCKS = { min: 2, max: 5 };

/** Writes one page: an introduction, then sections until the page is as long as wanted. */
export function writePageText(plan: PagePlan, passages: Passages, random: Random): CorpusPage {
  const substitute = random.pick(SUBSTITUTES);
  const sentence = () => random.pick(passages.sentences);
  const heading = () => random.pick(passages.headings);
  const paragraph = (count: number) => Array.from({ length: count }, sentence).join(" ");
  const block = (made: Block) =>
    made.kind === "paragraph" ? paragraph(made.sentences) : made.markdown;

  const title = `${heading()} ${plan.number}`;
  const description = plainSentence(sentence());
  const parts = [paragraph(3)];
  let length = Buffer.byteLength(title + description + parts[0]) + 50;
  const add = (text: string) => {
    parts.push(text);
    length += Buffer.byteLength(text) + 2;
  };
  while (length < plan.goal) {
    add(`${parts.length === 1 || random.next() < 0.7 ? "##" : "###"} ${heading()}`);
    const blocks = random.integer(SECTION_BLOCKS.min, SECTION_BLOCKS.max);
    for (let count = 0; count < blocks && (count === 0 || length < plan.goal); count++) {
      add(block(random.pick(passages.blocks)));
    }
  }
  const body = parts.join("\n\n").replace(WORDS, substitute);
  const links = Array.from({ length: body.split(LINK_MARK).length - 1 }, () =>
    random.pick(plan.ids),
  );
  return { id: plan.id, title, description, body: `${body}\n`, links };
}

/** A sentence as a description: without links and markup. */
function plainSentence(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*_]/g, "");
}
