import type { PostAuthor } from "../../model/page.ts";
import { asExpression, listLink } from "../list-link.ts";

/** The picture of an author, and what he is called, with a link to where more is said of him. */
export function authorLine({ image, url }: Omit<PostAuthor, "name">, label: string): string {
  const picture =
    image === undefined
      ? ""
      : `<img src={${JSON.stringify(image)}} alt="" width="32" height="32" />`;
  return picture + (url === undefined ? asExpression(label) : linkAnywhere(label, url));
}

/** A link to a page of the site, or to one elsewhere; an address of no such kind means nothing on every page. */
export function linkAnywhere(label: string, url: string): string {
  if (/^\/(?!\/)/.test(url)) return listLink(label, url);
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return asExpression(label);
  return `[${asExpression(label)}](<${encodeURI(url).replaceAll("%25", "%")}>)`;
}
