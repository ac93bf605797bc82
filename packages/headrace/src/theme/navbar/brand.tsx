import type { ReactNode } from "react";
import { useMessages } from "../messages-context.ts";
import { useSite } from "../site-context.ts";
import { SiteLink } from "../site-link.tsx";

/** Mark and name, leading home. */
export function Brand(): ReactNode {
  const messages = useMessages();
  const site = useSite();
  return (
    <SiteLink className="brand" href="/">
      <span
        className="brand-mark"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the site's own logo file.
        dangerouslySetInnerHTML={{ __html: site.logo }}
      />
      <span className="brand-name">{site.navbar.title ?? site.name}</span>
      <span className="brand-part">{messages.documentation}</span>
    </SiteLink>
  );
}
