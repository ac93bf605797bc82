import type { Root } from "mdast";
import type { VFile } from "vfile";
import { type FileScope, fileScopeOf } from "../file-scope.ts";
import type { Placed } from "../jsx/bindings.ts";
import { exportedNames, type Program } from "../jsx/nodes.ts";
import { LIVE } from "./live-module.ts";
import { findLiveParts, mayBeLive } from "./live-parts.ts";

/**
 * remark plugin: what is live of a page comes from the module beside it, which the browser loads, too. What that
 * module does not have is drawn as it is written.
 */
export function bindLive() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const scope = fileScopeOf(file);
    const text = String(file.value);
    if (!mayBeLive(text)) return;
    // Where the module fails today it may not tomorrow.
    scope.page.runsCode = true;
    const specifier = `@site/${scope.path}${LIVE}`;
    const exported = await scope.options.components(specifier).catch(() => ({}));
    const names = new Set(Object.keys(exported));
    if (names.size === 0) return;
    scope.live = { specifier, names };
    for (const { node, name, takesChildren } of findLiveParts(tree, text)) {
      if (!names.has(name)) continue;
      const place = { position: node.position };
      scope.bindings.set(name, { kind: "module", specifier, exported: name, place });
      const type = /Text/.test(node.type) ? "mdxJsxTextElement" : "mdxJsxFlowElement";
      const children = takesChildren && "children" in node ? node.children : [];
      Object.assign(node, { type, name, attributes: [], children, data: undefined });
    }
  };
}

/** Binds what the module beside the page exports of a live block, and gives the rest of the block. */
export function withoutLive(program: Program, place: Placed, scope: FileScope): Program {
  const { live, bindings } = scope;
  if (!live) return program;
  const rest = program.body.filter((statement) => {
    const names = exportedNames(statement);
    if (names.length === 0 || !names.every((name) => live.names.has(name))) return true;
    for (const name of names)
      bindings.set(name, { kind: "module", specifier: live.specifier, exported: name, place });
    return false;
  });
  return rest.length === program.body.length ? program : { ...program, body: rest };
}
