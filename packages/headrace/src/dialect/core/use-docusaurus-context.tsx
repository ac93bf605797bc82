import { siteContext } from "virtual:site-context";

/** `@docusaurus/useDocusaurusContext`: name, address and own fields of the site. */
export default function useDocusaurusContext() {
  return siteContext;
}
