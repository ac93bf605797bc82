import { site } from "virtual:site";
import type { DevMessage } from "../../model/dev-message.ts";
import { withBase } from "../../model/routes.ts";
import { sendContentChunk } from "../content-events.ts";
import { createOverlay } from "./overlay.ts";
import { swapStylesheet } from "./stylesheet.ts";

/** Where the development server sends its messages, below the base URL. */
const EVENTS_PATH = "/__dev";

const overlay = createOverlay();

function handle(message: DevMessage): void {
  switch (message.type) {
    case "page":
      sendContentChunk(message.route, message.chunk);
      break;
    case "reload":
      location.reload();
      break;
    case "css":
      swapStylesheet(message.href);
      break;
    case "diagnostics":
      overlay.show(message.items);
  }
}

function connect(): void {
  const source = new EventSource(withBase(site.baseUrl, EVENTS_PATH));
  let wasLost = false;
  source.addEventListener("message", (event) => handle(JSON.parse(event.data)));
  source.addEventListener("error", () => {
    wasLost = true;
  });
  source.addEventListener("open", () => {
    // Another server process has answered; what changed meanwhile is unknown.
    if (wasLost) location.reload();
  });
}

connect();
