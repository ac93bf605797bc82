import type { AnchorHTMLAttributes, ReactNode } from "react";

type LinkProperties = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to?: string;
  activeClassName?: string;
  isNavLink?: boolean;
  autoAddBaseUrl?: boolean;
};

/** `@docusaurus/Link`: an ordinary link; its address is checked and resolved like any other. */
export default function Link({ to, href, children, ...rest }: LinkProperties): ReactNode {
  const { activeClassName: _, isNavLink: __, autoAddBaseUrl: ___, ...attributes } = rest;
  return (
    <a {...attributes} href={to ?? href}>
      {children}
    </a>
  );
}
