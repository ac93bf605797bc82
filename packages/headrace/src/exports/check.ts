/** What checks of content read pages with, and how they report. */
export { siteConfigSchema } from "../config/schema.ts";
export type { SidebarItemConfig } from "../config/sidebar-schema.ts";
export { formatDiagnostics } from "../diagnostics/format.ts";
export { didYouMean } from "../diagnostics/nearest.ts";
export type { Diagnostic } from "../model/diagnostic.ts";
export { normalizeRoute } from "../model/routes.ts";
export { type Doc, describeDoc } from "../pages/doc.ts";
export { docSet } from "../pages/doc-set.ts";
export type { ContentRule, RuleSite } from "../rules/content-rule.ts";
export {
  offsetInCode,
  place,
  type RulePage,
  range,
  readRulePage,
  type TextBlock,
} from "../rules/read-page.ts";
export { runRules } from "../rules/run-rules.ts";
export type { FrontMatter } from "../sources/front-matter-schema.ts";
export { readFrontMatter } from "../sources/markdown/front-matter.ts";
export { HEADING_ID_START } from "../sources/markdown/marks.ts";
