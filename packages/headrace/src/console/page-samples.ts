import { CODE_SAMPLES } from "../api/samples/samples.ts";
import type { ApiRequest } from "../model/api-request.ts";
import { highlight } from "./highlight.ts";

/** The code samples of the page, while the console is open. */
export interface PageSamples {
  /** Name of the body's example that the reader looks at; anything where there is no choice. */
  example: string | undefined;
  /** Shows this request. It must not hold real credentials: samples are copied and shared. */
  show(request: ApiRequest): void;
  /** Shows again what the page came with. */
  restore(): void;
}

/** One tab's code. */
interface Sample {
  element: HTMLElement;
  original: Node[];
  /** Text of the original. */
  code: string;
  print: (request: ApiRequest) => string;
  language: (typeof CODE_SAMPLES)[number]["language"];
}

/** Takes over the sample tabs inside an article. */
export function createPageSamples(article: Element): PageSamples {
  const samples = CODE_SAMPLES.flatMap(({ id, label, language, print }): Sample[] => {
    const element = codeOfTab(article, [id, label]);
    if (!element) return [];
    const code = element.textContent.replace(/\n$/, "");
    return [{ element, original: [...element.childNodes], code, print, language }];
  });
  return {
    example: article.querySelector<HTMLElement>(".api-aside [aria-selected=true]")?.dataset.value,
    show(request) {
      for (const { element, original, code, print, language } of samples) {
        const text = print(request);
        element.replaceChildren(...(text === code ? original : colored(text, language)));
      }
    },
    restore() {
      for (const { element, original } of samples) element.replaceChildren(...original);
    },
  };
}

function codeOfTab(article: Element, names: readonly string[]): HTMLElement | null {
  const tabs = article.querySelectorAll<HTMLElement>("[data-tabs] [role=tab][aria-controls]");
  const tab = [...tabs].find(
    (one) => names.includes(one.dataset.value ?? "") && !one.closest("[hidden]"),
  );
  const panel = tab && document.getElementById(tab.getAttribute("aria-controls") ?? "");
  return panel?.querySelector<HTMLElement>(".code-block pre code") ?? null;
}

/** As the build writes code, so that it looks and copies the same. */
function colored(code: string, language: Sample["language"]): (Node | string)[] {
  return highlight(code, language).map(({ text, className }) => {
    if (!className) return text;
    const piece = document.createElement("span");
    piece.className = className;
    piece.textContent = text;
    return piece;
  });
}
