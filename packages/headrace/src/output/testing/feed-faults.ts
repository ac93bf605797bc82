import { parseXml, XmlElement } from "@rgrove/parse-xml";

/** What a feed lacks of what its format asks for; a text that is no XML throws. */
export function feedFaults(text: string): string[] {
  const { root } = parseXml(text);
  if (!root) return ["no root"];
  return root.name === "rss" ? rssFaults(root) : atomFaults(root);
}

function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) =>
    child instanceof XmlElement && child.name === name ? [child] : [],
  );
}

function textsOf(element: XmlElement, name: string): string[] {
  return all(element, name).map(({ text }) => text);
}

function linksOf(element: XmlElement, rel: string, name = "link"): string[] {
  const links = all(element, name).filter(({ attributes }) => attributes.rel === rel);
  return links.map(({ attributes }) => attributes.href ?? "");
}

/** What must be there once, and fit. */
function once(texts: readonly string[], what: string, fits: RegExp): string[] {
  if (texts.length !== 1) return [`${texts.length} times ${what}`];
  return texts.every((text) => fits.test(text)) ? [] : [`${what}: ${texts}`];
}

function twice(texts: readonly string[], what: string): string[] {
  return new Set(texts).size === texts.length ? [] : [`${what} twice`];
}

const ANY = /^[\s\S]*$/;
const TEXT = /\S/;
const ADDRESS = /^https?:\/\/[\w.-]+(?::\d+)?\/(?:[\w\-.~!$&'()*+,;=:@/?#]|%[\dA-F]{2})*$/;
/** https://www.rfc-editor.org/rfc/rfc3339#section-5.6 */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
/** https://www.rfc-editor.org/rfc/rfc822#section-5 */
const DAY = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/** https://www.rfc-editor.org/rfc/rfc4287#section-4.1 */
function atomFaults(feed: XmlElement): string[] {
  const entries = all(feed, "entry");
  const hasAuthor = (one: XmlElement) =>
    all(one, "author").some((author) => textsOf(author, "name").some((name) => TEXT.test(name)));
  const isOld = [feed, ...entries].flatMap((one) => textsOf(one, "updated")).some(isNoDay);
  return [
    ...(feed.attributes.xmlns === "http://www.w3.org/2005/Atom" ? [] : ["namespace"]),
    ...once(linksOf(feed, "self"), "self", ADDRESS),
    ...once(linksOf(feed, "alternate"), "alternate", ADDRESS),
    ...[feed, ...entries].flatMap((one) => [
      ...once(textsOf(one, "title"), "title", TEXT),
      ...once(textsOf(one, "id"), "id", ADDRESS),
      ...once(textsOf(one, "updated"), "updated", MOMENT),
      ...(hasAuthor(feed) || hasAuthor(one) ? [] : ["no author"]),
    ]),
    ...entries.flatMap((entry) => [
      ...once(linksOf(entry, "alternate"), "alternate", ADDRESS),
      ...textsOf(entry, "summary").flatMap((text) => (TEXT.test(text) ? [] : ["empty summary"])),
      ...all(entry, "content").flatMap(({ attributes }) =>
        attributes.type === "html" ? [] : ["content without its type"],
      ),
    ]),
    ...twice(
      entries.flatMap((entry) => textsOf(entry, "id")),
      "id",
    ),
    ...(isOld ? ["a day that nobody wrote"] : []),
  ];
}

/** https://www.rssboard.org/rss-specification */
function rssFaults(rss: XmlElement): string[] {
  const [channel] = all(rss, "channel");
  if (!channel || rss.attributes.version !== "2.0") return ["no channel"];
  const items = all(channel, "item");
  return [
    ...once(textsOf(channel, "title"), "title", TEXT),
    ...once(textsOf(channel, "link"), "link", ADDRESS),
    ...once(textsOf(channel, "description"), "description", ANY),
    ...once(textsOf(channel, "language"), "language", /^[A-Za-z]{2,3}(?:-\w+)*$/),
    ...once(linksOf(channel, "self", "atom:link"), "self", ADDRESS),
    ...items.flatMap((item) => [
      ...once(textsOf(item, "title"), "title", TEXT),
      ...once(textsOf(item, "link"), "link", ADDRESS),
      ...once(textsOf(item, "guid"), "guid", ADDRESS),
      ...textsOf(item, "pubDate").flatMap((day) => (DAY.test(day) ? [] : [`pubDate: ${day}`])),
    ]),
    ...twice(
      items.flatMap((item) => textsOf(item, "guid")),
      "guid",
    ),
    ...(items.flatMap((item) => textsOf(item, "pubDate")).some(isNoDay)
      ? ["a day that nobody wrote"]
      : []),
  ];
}

/** The first day of computers stands for none. */
function isNoDay(moment: string): boolean {
  return Date.parse(moment) === 0;
}
