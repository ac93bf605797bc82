import type { ReactNode } from "react";
import Link from "../core/link.tsx";

/** A link of a bar, as components give it. */
export interface NavbarLinkProperties {
  label?: ReactNode;
  /** Instead of the label. */
  html?: string;
  to?: string;
  href?: string;
  target?: string;
  className?: string;
  children?: ReactNode;
}

/** `@theme/NavbarItem/NavbarNavLink`: a link as components of a bar draw it. */
export default function NavbarLink(properties: NavbarLinkProperties): ReactNode {
  const { label, html, to, href, target, className, children } = properties;
  return (
    <Link href={to ?? href} target={target} className={className}>
      {html === undefined ? (
        (children ?? label)
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: of the site's own code.
        <span dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Link>
  );
}
