import type { ReactNode } from "react";
import { MoonIcon, SunIcon, SystemIcon } from "./icons.tsx";
import type { ColorModeChoice } from "./shell-props.ts";

/** The order of the toggle's presses. */
const NEXT_MODE: Record<ColorModeChoice, ColorModeChoice> = {
  light: "dark",
  dark: "system",
  system: "light",
};

/**
 * Switches light → dark → system. All three icons are drawn; CSS shows the one of
 * `html[data-theme-choice]`, so that the right one is there before script runs.
 */
export function ColorToggle(props: {
  choice: ColorModeChoice;
  onChange: (choice: ColorModeChoice) => void;
}): ReactNode {
  const next = NEXT_MODE[props.choice];
  const label = `Color mode: ${props.choice}. Switch to ${next}.`;
  return (
    <button
      type="button"
      className="icon-button color-toggle needs-script"
      aria-label={label}
      title={label}
      onClick={() => props.onChange(next)}
    >
      <SunIcon />
      <MoonIcon />
      <SystemIcon />
    </button>
  );
}
