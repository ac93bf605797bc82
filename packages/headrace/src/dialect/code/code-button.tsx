import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../core/class-names.tsx";

/** A button that the engine's script acts for, on the block of code around it. */
export function CodeButton({
  className,
  ...properties
}: ComponentProps<"button"> & { "data-action": "copy-code" | "wrap-code" }): ReactNode {
  return <button type="button" className={joinClasses("icon-button", className)} {...properties} />;
}
