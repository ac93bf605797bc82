import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { iconModule } from "./modules/icon-module.ts";

const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|svg|mp4|webm|mov|ogg|mp3|wav|flac|aac|pdf|zip)$/i;

/**
 * What components import of images and other files: their path, below "@site/". The page that shows it
 * publishes the file, as if the path stood there. A drawing (SVG) can be used as a component, too:
 * a small one is a part of the page then, and has its color, a large one is an image.
 */
export function assetModules({ root, siteDir }: { root: string; siteDir: string }): Plugin {
  return {
    name: "asset-modules",
    enforce: "pre",
    load(id) {
      if (!ASSET.test(id) || id.startsWith("\0") || relative(root, id).startsWith("..")) return;
      const path = encodeURI(`@site/${relative(siteDir, id).replaceAll("\\", "/")}`);
      const address = JSON.stringify(path);
      const code = /\.svg$/i.test(id) ? drawing(id, address) : `export default ${address};`;
      return { code, moduleType: "js" };
    },
  };
}

/**
 * The same in the browser, where the bundler publishes the file: "?url" is how it is asked to.
 */
export function browserAssets(root: string): Plugin {
  return {
    name: "browser-assets",
    enforce: "pre",
    load(id) {
      if (!ASSET.test(id) || id.startsWith("\0") || relative(root, id).startsWith("..")) return;
      const isDrawing = /\.svg$/i.test(id);
      const code = `import url from ${JSON.stringify(`${id}?url&no-inline`)};\n${isDrawing ? drawing(id, "url") : "export default url;"}`;
      return { code, moduleType: "js" };
    },
  };
}

function drawing(path: string, address: string): string {
  return iconModule(readFileSync(path, "utf8"), address) ?? imageModule(address);
}

function imageModule(address: string): string {
  return `import { createElement, forwardRef } from "react";
const Drawing = forwardRef(({ title, ...rest }, ref) =>
  createElement("img", { alt: title ?? "", ...rest, ref, src: ${address} }));
export default Object.assign(Drawing, { toString: () => ${address} });`;
}
