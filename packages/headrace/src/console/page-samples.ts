import type { CodeSample } from "../api/samples/code-sample.ts";
import { FIRST_SAMPLES } from "../api/samples/first-samples.ts";
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
interface Sample extends Pick<CodeSample, "language" | "print"> {
  element: HTMLElement;
  original: Node[];
  /** Text of the original. */
  code: string;
}

/** Takes over the sample tabs inside an article. */
export function createPageSamples(article: Element): PageSamples {
  const samples = samplesIn(article, FIRST_SAMPLES);
  let needsMore = hasOthers(article);
  let shown: ApiRequest | null = null;
  const draw = () => {
    for (const { element, original, code, print, language } of samples) {
      const text = shown && print(shown);
      element.replaceChildren(
        ...(text === null || text === code ? original : colored(text, language)),
      );
    }
  };
  const loadMore = async () => {
    needsMore = false;
    try {
      const { MORE_SAMPLES } = await import("../api/samples/more-samples.ts");
      samples.push(...samplesIn(article, MORE_SAMPLES));
      draw();
    } catch {
      // The next change of the form tries again.
      needsMore = true;
    }
  };
  return {
    example: article.querySelector<HTMLElement>(".api-aside [aria-selected=true]")?.dataset.value,
    show(request) {
      shown = request;
      draw();
      if (needsMore) void loadMore();
    },
    restore() {
      shown = null;
      draw();
    },
  };
}

function samplesIn(article: Element, all: readonly CodeSample[]): Sample[] {
  return all.flatMap(({ id, language, print }): Sample[] => {
    const tab = sampleTabs(article).find(({ dataset }) => dataset.value === id);
    const panel = tab && document.getElementById(tab.getAttribute("aria-controls") ?? "");
    const element = panel?.querySelector<HTMLElement>(".code-block pre code");
    if (!element) return [];
    const code = element.textContent.replace(/\n$/, "");
    return [{ element, original: [...element.childNodes], code, print, language }];
  });
}

/** Whether a sample is made that is not among the first; authors' samples are as they are. */
function hasOthers(article: Element): boolean {
  return sampleTabs(article).some(
    ({ dataset: { value = "" } }) =>
      !value.startsWith("authored-") && FIRST_SAMPLES.every(({ id }) => id !== value),
  );
}

/** Of several requests those of the one that is shown. */
function sampleTabs(article: Element): HTMLElement[] {
  const tabs = article.querySelectorAll<HTMLElement>('[data-group="code-sample"] [role=tab]');
  return [...tabs].filter((tab) => !tab.closest("[hidden]"));
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
