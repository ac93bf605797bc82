import type { DevMessage } from "../../model/dev-message.ts";
import { sendContentChunk } from "../content-events.ts";
import type { Overlay } from "./overlay.ts";
import { swapStylesheet } from "./stylesheet.ts";

/** Shows what the development server says. */
export function followMessage(message: DevMessage, overlay: Overlay): void {
  switch (message.type) {
    case "page":
      // Before the shell is there, nobody would hear of it.
      if (document.documentElement.dataset.hasHydrated)
        sendContentChunk(message.route, message.chunk);
      else location.reload();
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
