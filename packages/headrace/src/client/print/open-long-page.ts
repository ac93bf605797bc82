import { site } from "virtual:site";
import { ROOT_ELEMENT_ID } from "../../model/constants.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { decodeAddress, normalizeRoute, withoutBase } from "../../model/routes.ts";
import { fetchChunk, fillDocument, type Section } from "./fill-document.ts";

/** Only who prints needs them. */
const STYLES = `
.long-page { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.long-page > ol { padding-inline-start: 2.5em; }
.long-page > section { margin-top: 3rem; padding-top: 2rem; border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 60rem; }
.long-page .tab-panel::before { content: attr(data-label); display: block; margin-bottom: .5rem; font-weight: 600; }
.long-page-bar { position: sticky; inset-block-start: 0; z-index: 10; display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; padding: .75rem 1rem; border-bottom: 1px solid var(--line); background: var(--surface); }
.long-page-bar p { flex: 1 12rem; margin: 0; }
@media print {
  .long-page-bar { display: none; }
  .long-page { max-width: none; padding: 0; }
  .long-page > section { break-before: page; margin: 0; padding: 0; border: 0; content-visibility: visible; }
}`;

/**
 * Shows all pages of the open page's sidebar as one, to be printed or saved as PDF by the browser's own dialog,
 * in place of the page; Escape leads back to it.
 */
export function openLongPage(): void {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root || root.hidden) return;
  const { activeElement } = document;
  const scroll = scrollY;
  const end = new AbortController();
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  const bar = document.createElement("header");
  const pages = document.createElement("main");
  const close = () => {
    end.abort();
    bar.remove();
    pages.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
    root.hidden = false;
    scrollTo({ top: scroll, behavior: "instant" });
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  };
  document.adoptedStyleSheets.push(styles);
  bar.className = "long-page-bar";
  pages.className = "long-page markdown";
  root.hidden = true;
  document.body.append(bar, pages);
  const { signal } = end;
  addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
  // Back leads to another page, which is then shown below.
  const { pathname } = location;
  addEventListener("popstate", () => location.pathname !== pathname && close(), { signal });
  fillLongPage({ bar, pages, close, signal });
}

interface LongPage {
  bar: HTMLElement;
  pages: HTMLElement;
  close: () => void;
  /** The reader has had enough. */
  signal: AbortSignal;
}

/** Fills it with the section of the open page, or with the whole site. */
function fillLongPage(page: LongPage, whole?: readonly Section[]): void {
  const { bar, pages, close } = page;
  const stopped = new AbortController();
  const signal = AbortSignal.any([page.signal, stopped.signal]);
  const status = document.createElement("p");
  status.role = "status";
  const printing = button(localized("printNow"), () => print());
  printing.disabled = true;
  const closing = button(localized("backToPage"), close);
  bar.replaceChildren(status, printing, closing);
  pages.replaceChildren();
  closing.focus();
  const gather = async () => {
    const sections = whole ?? [await openSection(signal)];
    const all = whole ? [] : wholeSite(sections);
    const takeAll = () => {
      stopped.abort();
      fillLongPage(page, all);
    };
    if (all.length > 0) printing.after(button(localized("wholeSite"), takeAll));
    const onProgress = (done: number, total: number) => {
      status.textContent = fill(localized("pagesGathered"), { done, total });
    };
    await fillDocument(sections, { document: pages, onProgress, signal });
    printing.disabled = false;
    printing.classList.remove("quiet");
    printing.focus();
  };
  gather().catch((error: unknown) => {
    if (!signal.aborted) status.textContent = String(error);
  });
}

/** The sidebar of the open page, which its content chunk names. */
async function openSection(signal: AbortSignal): Promise<Section> {
  const path = withoutBase(site.baseUrl, decodeAddress(location.pathname)) ?? "/";
  const { page } = await fetchChunk(normalizeRoute(path), signal);
  const [first] = page.breadcrumbs;
  return { name: page.nav?.sidebar ?? "", label: first?.label ?? page.title };
}

/** The sections of the bar, where the open one is among them: in another language they have other names. */
function wholeSite([open]: readonly Section[]): Section[] {
  const all = site.navbar.sections.flatMap(({ sidebar, label }) =>
    sidebar === undefined ? [] : [{ name: sidebar, label }],
  );
  return all.length > 1 && all.some(({ name }) => name === open?.name) ? all : [];
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "button quiet";
  element.textContent = label;
  element.addEventListener("click", onClick);
  return element;
}
