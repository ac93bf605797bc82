import type { ConsoleHost } from "../../console/mount.tsx";
import { CONSOLE_HASH, type ConsoleOperation } from "../../model/api-console.ts";
import { localized } from "../../model/messages/localized.ts";
import { announce } from "../announcer.ts";
import { copyText } from "../copy-text.ts";
import type { ReaderStorage } from "../storage.ts";

/** The consoles of API operations. */
export interface ApiConsoles {
  /** Closes the console of the page before; call it when another article is in place. */
  leave(): void;
  /** Opens the console when the address asks for it; call it when an article is in place. */
  arrive(): void;
}

/** Makes consoles; a parameter for tests. */
export type LoadConsoleHost = () => Promise<ConsoleHost>;

/**
 * Opens the console where the reader presses "Try it". Its code and the operation are loaded then.
 *
 * @param storage The tab's: for credentials that the reader wants to keep.
 * @param homeUrl Address of the site's first page.
 */
export function createApiConsoles(
  storage: ReaderStorage,
  homeUrl: string,
  load: LoadConsoleHost = () => loadHost(storage, homeUrl),
): ApiConsoles {
  let host: Promise<ConsoleHost> | undefined;
  let close = () => {};

  const open = async (button: HTMLButtonElement, filled = "") => {
    const place = button.parentElement;
    if (!place) return;
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
      if (place.isConnected) close = openIn(place, { button, article, data, opener, filled });
    } catch {
      const message = localized("consoleNotLoaded");
      button.textContent = message;
      announce(message);
    } finally {
      button.ariaBusy = null;
    }
  };

  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLButtonElement>(".api-console > button");
    if (button) void open(button);
  });

  const arrive = () => {
    const [, filled] = location.hash.split(CONSOLE_HASH);
    const button = document.querySelector<HTMLButtonElement>(".api-console > button");
    if (button && filled !== undefined) void open(button, filled);
  };

  return { leave: () => close(), arrive };
}

interface Opening {
  button: HTMLButtonElement;
  article: Element;
  data: ConsoleOperation;
  opener: ConsoleHost;
  /** By the address; "" by hand. */
  filled: string;
}

/** Puts the console in the place of the button, and the button back when it is closed. */
function openIn(place: HTMLElement, opening: Opening): () => void {
  const { button, article, data, opener, filled } = opening;
  const element = document.createElement("div");
  place.append(element);
  button.hidden = true;
  const unmount = opener.open({
    element,
    article,
    data,
    practiceUrl: place.dataset.practice ?? null,
    filled,
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

async function loadHost(storage: ReaderStorage, homeUrl: string): Promise<ConsoleHost> {
  const { createConsoleHost } = await import("../../console/mount.tsx");
  return createConsoleHost({ storage, announce, copy: copyText, homeUrl });
}

async function loadOperation(url: string): Promise<ConsoleOperation> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
