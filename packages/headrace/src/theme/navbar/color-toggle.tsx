import type { ReactNode } from "react";
import { MoonIcon, SunIcon } from "../icons.tsx";
import { useMessages } from "../messages-context.ts";

/** Changes the colors that are seen. CSS shows the icon of `html[data-theme]`: it is right before script runs. */
export function ColorToggle({ onToggle }: { onToggle: () => void }): ReactNode {
  const messages = useMessages();
  return (
    <button
      type="button"
      className="icon-button color-toggle needs-script"
      aria-label={messages.toggleColors}
      title={messages.toggleColors}
      onClick={onToggle}
    >
      <SunIcon />
      <MoonIcon />
    </button>
  );
}
