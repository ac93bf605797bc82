import { sendContentChunk } from "../content-events.ts";
import type { DevMessage } from "./messages.ts";
import { createOverlay } from "./overlay.ts";
import { swapStylesheet } from "./stylesheet.ts";

/** Where the development server sends its messages. */
const EVENTS_URL = "/__dev";

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
  const source = new EventSource(EVENTS_URL);
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
