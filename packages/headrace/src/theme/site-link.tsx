import type { ComponentProps, ReactNode } from "react";
import { splitSuffix, withBase, withSlash } from "../model/routes.ts";
import type { LinePart } from "../model/site.ts";
import { useSite } from "./site-context.ts";

const RE_ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A link to a route of this site ("/faq"), put under the base URL, or to an absolute address. */
export function SiteLink(props: ComponentProps<"a"> & { href: string }): ReactNode {
  const { baseUrl, trailingSlash } = useSite();
  if (RE_ABSOLUTE.test(props.href))
    return <a {...props} target="_blank" rel="noopener noreferrer" />;
  const [path, suffix] = splitSuffix(props.href);
  return <a {...props} href={withBase(baseUrl, trailingSlash ? withSlash(path) : path) + suffix} />;
}

/** A line of texts and links. */
export function LinkedText({
  parts,
  className,
}: {
  parts: readonly LinePart[];
  className?: string;
}): ReactNode {
  return (
    <p className={className}>
      {parts.map((part) =>
        typeof part === "string" ? part : <SiteLink key={part.children} {...part} />,
      )}
    </p>
  );
}
