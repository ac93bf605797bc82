import { site } from "virtual:site";
import { AGE, DEV_MESSAGES_PATH, type DevMessage } from "../../model/dev-message.ts";
import { withBase } from "../../model/routes.ts";
import { sendContentChunk } from "../content-events.ts";
import { createOverlay } from "./overlay.ts";
import { swapStylesheet } from "./stylesheet.ts";

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
  const address = withBase(site.baseUrl, `/${DEV_MESSAGES_PATH}`);
  const source = new EventSource(`${address}?${AGE}=${performance.now()}`);
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
