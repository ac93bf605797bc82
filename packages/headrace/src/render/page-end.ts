import { escapeAttribute, escapeText } from "../model/escape-html.ts";
import { fill, type Messages, messagesOf } from "../model/messages/messages.ts";
import type { PageData } from "../model/page.ts";
import { encodeRoute, markdownFile, pageAddress, pageUrl, withBase } from "../model/routes.ts";
import { languageOf } from "../model/site.ts";
import { tag } from "./html.ts";
import type { RenderContext } from "./render-context.ts";

/** Where a reader is led back to who has answered. */
const THANKS_ID = "page-feedback-thanks";

/**
 * What a reader can do with a page when it is read, as far as the site's configuration has it: other
 * forms of it, and an answer to whether it helped. HTML, so that it needs no script but for printing.
 */
export function pageEnd(page: PageData, context: RenderContext): string {
  if (page.kind !== "doc" || page.layout === "landing") return "";
  const messages = messagesOf(context.messages, languageOf(page, context.site));
  const parts = [menu(page, messages, context), feedbackForm(page, messages, context)].join("");
  return parts === "" ? "" : `<div class="page-end">${parts}</div>`;
}

function menu(
  page: PageData,
  messages: Messages,
  { site, pageEnd: options }: RenderContext,
): string {
  const { openIn, connect } = options;
  if (openIn.length === 0 && connect === undefined) return "";
  const twin = withBase(site.baseUrl, encodeRoute(markdownFile(page.route)));
  const whole = {
    page: encodeURIComponent(pageUrl(site, page.route)),
    markdown: encodeURIComponent(site.url + twin),
  };
  const items = [
    item(twin, messages.viewMarkdown),
    ...openIn.map(({ label, href }) =>
      item(fill(href, whole), fill(messages.openIn, { name: label })),
    ),
    ...(connect === undefined ? [] : [item(pageAddress(site, connect), messages.connectAssistant)]),
    `<li class="needs-script"><button type="button" data-action="print-page">${escapeText(messages.printPage)}</button></li>`,
    ...(page.editUrl === null ? [] : [item(page.editUrl, messages.editPage)]),
  ];
  return `<details><summary>${escapeText(messages.moreWays)}</summary><ul>${items.join("")}</ul></details>`;
}

function item(href: string, label: string): string {
  return `<li>${tag("a", { href })}${escapeText(label)}</a></li>`;
}

function feedbackForm(
  { route, toc }: PageData,
  messages: Messages,
  { site, pageEnd: { feedback } }: RenderContext,
): string {
  if (feedback === undefined) return "";
  const answer = (value: "yes" | "no") =>
    `<label>${tag("input", { type: "radio", name: "helpful", value, required: "" })} ${escapeText(messages[value])}</label>`;
  const sections = toc.map(({ id, html }) => {
    return `${tag("option", { value: id })}${html.replace(/<[^>]*>/g, "")}</option>`;
  });
  const about = `<label>${escapeText(messages.feedbackAbout)} <select name="section"><option value="">${escapeText(messages.wholePage)}</option>${sections.join("")}</select></label>`;
  return `<form method="post" action="${escapeAttribute(withBase(site.baseUrl, feedback))}">${tag("input", { type: "hidden", name: "page", value: route })}<fieldset><legend>${escapeText(messages.wasHelpful)}</legend>${answer("yes")} ${answer("no")}</fieldset><div>${sections.length > 0 ? about : ""}<label>${escapeText(messages.feedbackNote)} <textarea name="note" rows="3" maxlength="2000"></textarea></label><button class="button">${escapeText(messages.send)}</button></div></form><p id="${THANKS_ID}" tabindex="-1">${escapeText(messages.thanks)}</p>`;
}
