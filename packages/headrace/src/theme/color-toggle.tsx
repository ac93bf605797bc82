import type { ReactNode } from "react";
import { MoonIcon, SunIcon } from "./icons.tsx";

const LABEL = "Switch between light and dark colors";

/** Changes the colors that are seen. CSS shows the icon of `html[data-theme]`: it is right before script runs. */
export function ColorToggle({ onToggle }: { onToggle: () => void }): ReactNode {
  return (
    <button
      type="button"
      className="icon-button color-toggle needs-script"
      aria-label={LABEL}
      title={LABEL}
      onClick={onToggle}
    >
      <SunIcon />
      <MoonIcon />
    </button>
  );
}
