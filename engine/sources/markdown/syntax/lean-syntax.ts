import type { Processor } from "unified";

/**
 * remark plugin: takes out of the parser what costs much and brings nothing.
 *
 * - The autolink constructs of GFM, which try to start an address at every letter and digit (a
 *   quarter of the parsing time). The same addresses are found in the finished tree, where
 *   `remark-gfm` looks for them anyway.
 * - Text directives (`:name`), which would take "3:00pm" and "a:b" apart, and leaf directives
 *   (`::name`): the dialect has containers only.
 */
export function leanSyntax(this: Processor): void {
  for (const extension of this.data().micromarkExtensions ?? []) {
    for (const [code, constructs] of Object.entries(extension.text ?? {})) {
      const kept = [constructs].flat().filter((construct) => !isAutolink(construct));
      Object.assign(extension.text ?? {}, { [code]: kept });
    }
    const colon = String(":".charCodeAt(0));
    const flow: Record<string, unknown> = Object(extension.flow ?? {});
    const directives = flow[colon];
    if (!Array.isArray(directives)) continue;
    const [container] = directives;
    flow[colon] = [container];
    Object.assign(extension.text ?? {}, { [colon]: [] });
  }
}

/** Takes a construct of micromark. */
function isAutolink(construct: { name?: string | undefined } | undefined): boolean {
  return construct?.name?.endsWith("Autolink") ?? false;
}
