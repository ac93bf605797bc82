import type { AnchorHTMLAttributes, ReactNode } from "react";
import Link from "../core/link.tsx";

/** A link of a bar, as components give it. */
export interface NavbarLinkProperties
  extends Pick<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    | "aria-label"
    | "children"
    | "className"
    | "href"
    | "id"
    | "onClick"
    | "rel"
    | "style"
    | "target"
    | "title"
  > {
  label?: ReactNode;
  /** Instead of the label. */
  html?: string;
  to?: string;
  /** What the dialect needs besides, for a bar that it draws itself. */
  activeBasePath?: unknown;
  activeBaseRegex?: unknown;
  activeClassName?: unknown;
  exact?: unknown;
  isActive?: unknown;
  mobile?: unknown;
  position?: unknown;
  prependBaseUrlToHref?: unknown;
}

/** `@theme/NavbarItem/NavbarNavLink`: a link as components of a bar draw it. */
export default function NavbarLink(properties: NavbarLinkProperties): ReactNode {
  const { label, html, to, href, children, ...rest } = properties;
  const { activeBasePath, activeBaseRegex, activeClassName, exact, isActive, ...more } = rest;
  const { mobile, position, prependBaseUrlToHref, ...attributes } = more;
  return (
    <Link {...attributes} href={to ?? href}>
      {html === undefined ? (
        (children ?? label)
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: of the site's own code.
        <span dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Link>
  );
}
