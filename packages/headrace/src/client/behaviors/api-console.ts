import type { ConsoleHost } from "../../console/mount.tsx";
import type { ConsoleOperation } from "../../model/api-console.ts";
import { announce } from "../announcer.ts";
import type { ReaderStorage } from "../storage.ts";

/** The consoles of API operations. */
export interface ApiConsoles {
  /** Closes the console of the page before; call it when another article is in place. */
  leave(): void;
}

/** Makes consoles; a parameter for tests. */
export type LoadConsoleHost = () => Promise<ConsoleHost>;

/**
 * Opens the console where the reader presses "Try it". Its code and the operation are loaded then.
 *
 * @param storage The tab's: for credentials that the reader wants to keep.
 */
export function createApiConsoles(
  storage: ReaderStorage,
  load: LoadConsoleHost = () => loadHost(storage),
): ApiConsoles {
  let host: Promise<ConsoleHost> | undefined;
  let close = () => {};

  const open = async (button: HTMLButtonElement, place: HTMLElement) => {
    const article = place.closest("article");
    if (!article || button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    try {
      host ??= load().catch((error) => {
        host = undefined;
        throw error;
      });
      const [opener, data] = await Promise.all([
        host,
        loadOperation(place.dataset.operation ?? ""),
      ]);
      // The reader may have gone on to another page.
      if (place.isConnected) close = openIn(place, { button, article, data, opener });
    } catch {
      announce("The console could not be loaded. Try again.");
      button.textContent = "Could not load. Try again";
    } finally {
      button.ariaBusy = null;
    }
  };

  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLButtonElement>(".api-console > button");
    const place = button?.parentElement;
    if (button && place) void open(button, place);
  });

  return { leave: () => close() };
}

interface Opening {
  button: HTMLButtonElement;
  article: Element;
  data: ConsoleOperation;
  opener: ConsoleHost;
}

/** Puts the console in the place of the button, and the button back when it is closed. */
function openIn(place: HTMLElement, { button, article, data, opener }: Opening): () => void {
  const element = document.createElement("div");
  place.append(element);
  button.hidden = true;
  const unmount = opener.open({
    element,
    article,
    data,
    practiceUrl: place.dataset.practice ?? null,
    onClose: () => {
      close();
      button.focus();
    },
  });
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    unmount();
    element.remove();
    button.hidden = false;
  };
  return close;
}

async function loadHost(storage: ReaderStorage): Promise<ConsoleHost> {
  const { createConsoleHost } = await import("../../console/mount.tsx");
  return createConsoleHost({ storage, announce });
}

async function loadOperation(url: string): Promise<ConsoleOperation> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
