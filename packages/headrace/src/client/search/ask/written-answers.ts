import { type AskEvent, type AskSource, CITATION, MAX_QUESTION } from "../../../model/ask.ts";
import { localized } from "../../../model/messages/localized.ts";
import { askEvents } from "./ask-events.ts";
import { element } from "./element.ts";

interface Writer {
  /** Address of the handler. */
  path: string;
  question(): string;
  addressOf(route: string): string;
}

/**
 * Answers that a model writes from the passages, with links to what they cite, and the button that
 * asks for one. They stay as long as the page.
 */
export function writtenAnswers(writer: Writer): HTMLElement[] {
  const turns = element("div", {});
  const button = element(
    "button",
    { type: "button", className: "button quiet" },
    localized("writeAnswer"),
  );
  const ask = async () => {
    const question = writer.question().slice(0, MAX_QUESTION);
    if (question === "" || button.ariaDisabled) return;
    button.ariaDisabled = "true";
    const text = element("p", { className: "written-answer" });
    const status = element("p", { role: "status" }, localized("readingPages"));
    const heading = element("h2", { className: "result-title" }, question);
    turns.append(element("section", { className: "result-article" }, heading, text, status));
    status.textContent = await write(text, question, writer);
    button.ariaDisabled = null;
  };
  button.addEventListener("click", () => void ask());
  return [turns, button];
}

/** Writes an answer as it comes; resolves to what is to be said of it at the end. */
async function write(text: HTMLElement, question: string, writer: Writer): Promise<string> {
  let sources: readonly AskSource[] = [];
  try {
    for await (const event of askEvents(writer.path, question)) {
      if (!text.isConnected) break;
      if (event.type === "sources") sources = event.sources;
      else if (event.type === "text") text.append(...cited(event.text, sources, writer));
      else return sayLast(event);
    }
  } catch {
    // Said below.
  }
  return localized("connectionBroke");
}

function sayLast(event: Exclude<AskEvent, { type: "text" | "sources" }>): string {
  if (event.type === "failed") return event.message;
  if (event.type === "refused") return localized("notAnswered");
  return localized("writtenByModel");
}

/** A text whose citations lead to what they cite; everything else stays text. */
function cited(
  text: string,
  sources: readonly AskSource[],
  { addressOf }: Writer,
): (string | Node)[] {
  const parts: (string | Node)[] = [];
  let at = 0;
  for (const { 0: citation, 1: id, index } of text.matchAll(CITATION)) {
    const source = sources.find((one) => one.id === Number(id));
    if (!source) continue;
    const { route, hash, title } = source;
    const href = addressOf(route) + (hash && `#${encodeURIComponent(hash)}`);
    parts.push(text.slice(at, index), element("a", { href, title }, citation));
    at = index + citation.length;
  }
  return [...parts, text.slice(at)];
}
