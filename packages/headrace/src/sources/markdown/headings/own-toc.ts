import { z } from "zod";
import type { TocItem } from "../../../model/page.ts";
import type { FileScope } from "../file-scope.ts";
import { evaluateAttribute } from "../jsx/attributes.ts";

/** The dialect's list of headings, as ours. */
export const tocSchema = z.array(
  z
    .object({ value: z.string(), id: z.string(), level: z.number() })
    .transform(({ value, id, level }) => ({ id, level, html: value })),
);

/** The table of contents that a page writes itself: `export const toc = […]`, of constants. */
export function ownToc(scope: FileScope): TocItem[] | undefined {
  for (const statement of scope.declarations) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    if (statement.declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== "Identifier" || id.name !== "toc" || !init) continue;
      return tocSchema.safeParse(evaluateAttribute(init, scope, undefined)?.value).data;
    }
  }
  return undefined;
}
