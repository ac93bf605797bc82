import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import { DIAGRAM_ISLAND, type DiagramLook } from "../model/browser-diagram.ts";
import type { MermaidPackage } from "../sources/compiled-page.ts";
import type { Project } from "./project.ts";

/** The package itself, and what sites of the dialect have installed it with. */
const BRINGERS = ["", "@docusaurus/theme-mermaid/package.json"];

/** The first with the interface that is asked for. */
const OLDEST = 10;

/** Finds Mermaid among the packages of a site; `undefined` where there is none, or one that is too old. */
export function installedMermaid({ paths, config }: Project): MermaidPackage | undefined {
  const folders = [paths.root, join(paths.root, config.content.site)];
  for (const folder of folders) {
    for (const bringer of BRINGERS) {
      const found = findFrom(join(folder, "package.json"), bringer);
      if (found !== undefined) return { ...found, look: lookOf(config.content.themeConfig) };
    }
  }
  return undefined;
}

function findFrom(file: string, bringer: string): Omit<MermaidPackage, "look"> | undefined {
  try {
    const from = bringer ? createRequire(file).resolve(bringer) : file;
    const description = createRequire(from).resolve("mermaid/package.json");
    const { version } = createRequire(description)(description);
    if (Number.parseInt(version, 10) < OLDEST) return undefined;
    return { version, module: join(dirname(description), "dist/mermaid.esm.min.mjs") };
  } catch {
    return undefined;
  }
}

const themesSchema = z
  .looseObject({
    mermaid: z
      .looseObject({
        theme: z
          .looseObject({ light: z.string().optional(), dark: z.string().optional() })
          .optional(),
        options: z.record(z.string(), z.unknown()).optional(),
      })
      .optional(),
  })
  .catch({});

/** Sites of the dialect may choose Mermaid's themes. */
function lookOf(themeConfig: Record<string, unknown>): DiagramLook {
  const { theme, options = {} } = themesSchema.parse(themeConfig).mermaid ?? {};
  return { light: theme?.light ?? "default", dark: theme?.dark ?? "dark", options };
}

/** What else is live in the browser besides components. */
export function diagramIslands(project: Project): string[] {
  return installedMermaid(project) ? [DIAGRAM_ISLAND] : [];
}
