import type { ReactNode } from "react";
import { Brand } from "./navbar/brand.tsx";
import { useSite } from "./site-context.ts";
import { LinkedText, SiteLink } from "./site-link.tsx";

/** The links and the copyright line at the end of every page. */
export function Footer(): ReactNode {
  const { footer, tagline } = useSite();
  return (
    <footer className="footer">
      <div className="footer-brand">
        <Brand />
        {tagline && <p>{tagline}</p>}
      </div>
      {footer.groups.map((group) => (
        <div key={group.title} className="footer-group">
          <h2>{group.title}</h2>
          <ul>
            {group.links.map((link) => (
              <li key={link.label}>
                <SiteLink href={link.href}>{link.label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {footer.copyright[0] && <LinkedText parts={footer.copyright} className="footer-copyright" />}
    </footer>
  );
}
