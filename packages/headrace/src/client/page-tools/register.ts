import { Site } from "../../mcp/site.ts";
import { filesAt } from "../../mcp/site-files.ts";
import { offerTools } from "./offer-tools.ts";

// The site's address: this file lies in its folder "assets".
const base = new URL(/* @vite-ignore */ "../", import.meta.url).href;
await offerTools(window, new Site(filesAt(base)));
