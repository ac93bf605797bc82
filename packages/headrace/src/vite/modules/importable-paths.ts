import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** What `import` takes for a part of an address where a path has it. */
const ODD = /[#?%\\]/;

/**
 * Writes absolute paths that are imported as addresses where `import` would read them otherwise. Those that are
 * required stay: `require` takes paths alone.
 */
export function importablePaths(): Plugin {
  return {
    name: "importable-paths",
    renderChunk(code, { imports }) {
      const odd = imports.filter((path) => isAbsolute(path) && ODD.test(path));
      if (odd.length === 0) return null;
      return odd.reduce((text, path) => {
        const { href } = pathToFileURL(path);
        return text.replaceAll(` from ${JSON.stringify(path)}`, ` from ${JSON.stringify(href)}`);
      }, code);
    },
  };
}
