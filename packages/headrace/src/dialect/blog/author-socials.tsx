import type { ReactNode } from "react";
import Link from "../core/link.tsx";

interface SocialsProperties {
  author: { socials?: Record<string, string> };
  className?: string;
}

/** `@theme/Blog/Components/Author/Socials`: where else an author is, by the names of the places. */
export default function AuthorSocials({ author, className }: SocialsProperties): ReactNode {
  return (
    <div className={className}>
      {Object.entries(author.socials ?? {}).map(([name, address]) => (
        <Link key={name} to={address} title={name}>
          {name}
        </Link>
      ))}
    </div>
  );
}
