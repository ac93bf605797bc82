/** What a site may import from the engine. */
export { defineSite } from "./config/define-site.ts";
export type { SiteConfigInput } from "./config/schema.ts";
export type {
  ContentRule,
  RuleProblem,
  RuleSite,
  SiteProblem,
} from "./rules/content-rule.ts";
export type { RulePage, TextBlock } from "./rules/read-page.ts";
