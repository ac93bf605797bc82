import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import { noteEnginesOwn } from "../../model/engines-own.ts";
import useBaseUrl from "./use-base-url.tsx";

type LinkProperties = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>;
  to?: string;
  activeClassName?: string;
  isNavLink?: boolean;
  autoAddBaseUrl?: boolean;
};

/** `@docusaurus/Link`: an ordinary link; its address is checked and resolved like any other. */
function Link({ to, href, children, ...rest }: LinkProperties): ReactNode {
  const { activeClassName: _, isNavLink: __, autoAddBaseUrl: ___, ...attributes } = rest;
  // An empty one counts for nothing, as in the dialect.
  const address = to || href;
  const inBrowser = useBaseUrl(address?.startsWith("/") ? address : "/");
  return (
    <a {...attributes} href={address?.startsWith("/") ? inBrowser : address}>
      {children}
    </a>
  );
}

export default noteEnginesOwn(Link);
