import type { ApiConfig } from "../../config/api-schema.ts";
import type { ApiDescription } from "../../model/api.ts";
import { escapeAttribute } from "../../model/escape-html.ts";
import { encodeRoute } from "../../model/routes.ts";
import { xmlElement } from "../../model/text/xml.ts";
import type { PageFile } from "../../sources/compiled-page.ts";
import { referenceRoutes } from "../pages/reference-routes.ts";
import type { SiteAddress } from "../reference-source.ts";
import type { SayApi } from "../say.ts";
import type { ApiChange } from "./api-changes.ts";
import { CHANGE_KINDS } from "./change-kinds.ts";

/** What the feed of an API's changes is made from. */
export interface ChangesFeedSource {
  api: ApiConfig;
  site: SiteAddress;
  description: ApiDescription;
  changes: readonly ApiChange[];
  say: SayApi;
}

/** Where the feed is published, relative to the site. */
export function changesFeedPath({ download }: ApiConfig): string {
  return download.replace(/\.(?:yaml|json)$/, ".changes.xml");
}

/**
 * RSS, because a description has no date, which Atom asks for: one entry, which is another one as
 * soon as the version is. https://www.rssboard.org/rss-specification
 */
export function changesFeed(source: ChangesFeedSource): PageFile {
  const { api, site, description, changes, say } = source;
  const root = site.url + site.baseUrl.replace(/\/$/, "");
  const route = referenceRoutes(description, description.families, api).changes;
  const page = root + encodeRoute(route);
  const title = `${description.title} ${description.version}`;
  const content = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0"><channel>',
    xmlElement("title", say("changesOf", { title: description.title })),
    xmlElement("link", page),
    xmlElement("description", say("changesOfEach", { title: description.title })),
    "<item>",
    xmlElement("title", `${title}: ${countWords(changes, say)}`),
    xmlElement("link", page),
    xmlElement("guid", `${page}#${description.version}`, { isPermaLink: "false" }),
    xmlElement("description", changes.map((change) => changeHtml(change, say)).join("")),
    "</item>",
    "</channel></rss>",
  ];
  return { path: changesFeedPath(api), content: `${content.join("\n")}\n` };
}

/** "2 breaking, 1 added". */
function countWords(changes: readonly ApiChange[], say: SayApi): string {
  const words = CHANGE_KINDS.flatMap(({ kind, title }) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${count} ${say(title).toLowerCase()}`];
  });
  return words.join(", ") || say("nothingNoticed");
}

function changeHtml({ kind, method, path, summary, details }: ApiChange, say: SayApi): string {
  const title = CHANGE_KINDS.find((group) => group.kind === kind)?.title;
  const head = `<b>${title ? say(title).toLowerCase() : kind}</b> <code>${method.toUpperCase()} ${escapeAttribute(path)}</code> `;
  const list = details.map(({ text }) => `<li>${escapeAttribute(text)}</li>`).join("");
  return `<p>${head}${escapeAttribute(summary)}</p>${list && `<ul>${list}</ul>`}`;
}
