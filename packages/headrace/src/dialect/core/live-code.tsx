import type { ReactNode } from "react";
import { escapeText } from "../../model/escape-html.ts";
import { isInsideIsland } from "../../model/islands/island-rendering.ts";

interface LiveCodeProperties {
  /** The code as it stands in the component. */
  code: string;
  /** What the compiler colors or draws. */
  children: ReactNode;
}

/**
 * What the compiler makes of code in a component that is hydrated: React leaves it as it is, until the
 * component shows other code, which then has no colors.
 */
export default function LiveCode({ code, children }: LiveCodeProperties): ReactNode {
  if (typeof window === "undefined")
    return isInsideIsland() ? <live-code>{children}</live-code> : children;
  const html = `<figure class="code-block"><div class="code-body"><pre tabindex="0"><code>${escapeText(code)}</code></pre></div></figure>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is escaped
  return <live-code dangerouslySetInnerHTML={{ __html: html }} />;
}
