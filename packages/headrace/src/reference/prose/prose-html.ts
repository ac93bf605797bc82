import { escapeText } from "../../model/escape-html.ts";

/** Elements that only mark up text: nothing in them runs, loads or looks like another part of the page. */
const HARMLESS = new Set(
  `b strong i em u s del ins code kbd samp var sub sup small br hr p ul ol li dl dt dd blockquote pre
  table thead tbody tfoot tr th td h1 h2 h3 h4 h5 h6 details summary`.split(/\s+/),
);
const EMPTY = new Set(["br", "hr"]);
const DEEPER: Readonly<Record<string, string>> = {
  h1: "h3",
  h2: "h4",
  h3: "h5",
  h4: "h6",
  h5: "h6",
};

/** A block of code that is not said to be code. */
const BARE_BLOCK = /<pre\b[^<>]*>((?:(?!<\/pre|<code)[\s\S])*)<\/pre>/gi;
/** Long lines scroll in it. */
const BLOCK_START = '<div class="code-block"><pre tabindex="0">';
const BLOCK_END = "</pre></div>";

/** A tag of HTML, which may have attributes that only say how it looks; or the text between two. */
const PIECE =
  /<(\/?)([a-z][a-z\d]*)(?:\s+(?:id|class|style|align|width|lang|dir|title)=(?:"[^"<>]*"|'[^'<>]*'))*\s*\/?>|<a\s[^<>]*>|[^<]+|</gi;

/** A link with nothing that would do anything else. */
const LINK = /^<a(?:\s+(?:href|target|rel|class|title)=(?:"[^"]*"|'[^']*'))+\s*>$/i;
const ADDRESS = /\shref=["']([^"']*)/i;

/**
 * Pieces of HTML as authors of descriptions write it, made harmless: known elements stay without their
 * attributes, and links; the rest becomes text. `undefined` when elements are not closed where they
 * should be: then all of it is text.
 *
 * @param pieces HTML between which other nodes of the same parent stand.
 * @param linkTag The tag for an address, as its author wrote it.
 */
export function harmlessHtml(
  pieces: readonly string[],
  linkTag: (href: string) => string,
): string[] | undefined {
  const open: string[] = [];
  let isHarmless = false;
  const clean = pieces.map((piece) =>
    piece
      .replace(BARE_BLOCK, "<pre><code>$1</code></pre>")
      .replace(PIECE, (whole, slash?: string, name?: string) => {
        const link = LINK.test(whole) ? ADDRESS.exec(whole) : null;
        if (link || (slash && name?.toLowerCase() === "a")) {
          isHarmless = true;
          if (link) open.push("a");
          else if (open.pop() !== "a") open.push("never closed");
          return link ? linkTag(link[1] ?? "") : "</a>";
        }
        const element = name?.toLowerCase();
        if (element === undefined || !HARMLESS.has(element)) return escapeLoose(whole);
        isHarmless = true;
        const written = DEEPER[element] ?? element;
        // Browsers read "</br>" as a line break, and so do those who write it.
        if (EMPTY.has(element)) return slash && element !== "br" ? "" : `<${written}>`;
        if (!slash) open.push(element);
        else if (open.pop() !== element) open.push("never closed");
        if (element === "pre") return slash ? BLOCK_END : BLOCK_START;
        return `<${slash ?? ""}${written}>`;
      }),
  );
  return isHarmless && open.length === 0 ? clean : undefined;
}

/** Text between tags, whose characters may be written as references; what looks like a tag is meant. */
function escapeLoose(text: string): string {
  if (text.startsWith("<")) return escapeText(text);
  return text.replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);)|>/gi, escapeText);
}
