import { site } from "virtual:site";
import { AGE, DEV_MESSAGES_PATH } from "../../model/dev-message.ts";
import { withBase } from "../../model/routes.ts";
import { followMessage } from "./follow-message.ts";
import { createOverlay } from "./overlay.ts";

const overlay = createOverlay();

function connect(): void {
  const address = withBase(site.baseUrl, `/${DEV_MESSAGES_PATH}`);
  const source = new EventSource(`${address}?${AGE}=${performance.now()}`);
  let wasLost = false;
  source.addEventListener("message", (event) => followMessage(JSON.parse(event.data), overlay));
  source.addEventListener("error", () => {
    wasLost = true;
  });
  source.addEventListener("open", () => {
    // Another server process has answered; what changed meanwhile is unknown.
    if (wasLost) location.reload();
  });
}

connect();
