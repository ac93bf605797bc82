import { offsetInCode } from "headrace/check";
import { findForbidden } from "../../examples/forbidden/forbidden.ts";
import { type Finding, pageRule } from "../site.ts";

/** Code that readers should not copy: unverified connections, actions that can be replaced, … */
export const unsafeCode = pageRule("unsafe-code", (page) =>
  page.code.flatMap((node) =>
    findForbidden(node.value, page.text).map(({ offset, forbidden }): Finding => {
      const line = node.value.slice(0, offset).split("\n").length;
      return {
        page,
        offset: offsetInCode(page, node, { line }),
        message: forbidden.reason,
        hint: forbidden.remedy,
      };
    }),
  ),
);
