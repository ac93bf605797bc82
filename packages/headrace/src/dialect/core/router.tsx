/** `@docusaurus/router`: where the page is. It is rendered at build time, so nothing moves. */
import { siteDocs } from "virtual:site-docs";
import { renderedPage } from "../../model/site-docs.ts";

/** The address of the page that is rendered, without base URL. */
export function useLocation() {
  const page = renderedPage();
  const path = siteDocs.flatMap(({ docs }) => docs[page]?.path ?? [])[0] ?? "/";
  return { pathname: path, search: "", hash: "", state: undefined, key: "" };
}

/** A history that leads nowhere. */
export function useHistory() {
  const stay = () => {};
  const location = useLocation();
  return { location, action: "POP", length: 1, push: stay, replace: stay, listen: () => stay };
}

/** A reader is led on by the site's redirects, not by components. */
export function Redirect() {
  return null;
}
