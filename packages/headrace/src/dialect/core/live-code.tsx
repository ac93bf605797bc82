import type { ReactNode } from "react";
import { escapeText } from "../../model/escape-html.ts";
import { isInsideIsland } from "../../model/islands/island-rendering.ts";

interface LiveCodeProperties {
  /** The code as it stands in the component. */
  code: string;
  /** What stands above it. */
  title?: string | undefined;
  /** What the compiler colors or draws. */
  children: ReactNode;
}

/**
 * What the compiler makes of code in a component that is hydrated: React leaves it as it is, until the
 * component shows other code, which then has no colors.
 */
export default function LiveCode({ code, title, children }: LiveCodeProperties): ReactNode {
  if (typeof window === "undefined")
    return isInsideIsland() ? <live-code>{children}</live-code> : children;
  const caption = title ? `<figcaption class="code-title">${escapeText(title)}</figcaption>` : "";
  const html = `<figure class="code-block">${caption}<div class="code-body"><pre tabindex="0"><code>${escapeText(code)}</code></pre></div></figure>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is escaped
  return <live-code dangerouslySetInnerHTML={{ __html: html }} />;
}
