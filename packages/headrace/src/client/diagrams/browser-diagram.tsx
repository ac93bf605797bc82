import { type ReactNode, useEffect, useRef } from "react";
import type { BrowserDiagram } from "../../model/browser-diagram.ts";
import { createDrawing } from "./mermaid-drawing.ts";

/**
 * A diagram of a kind that the build can't draw: an island whose HTML is the source of the diagram, until
 * Mermaid has drawn it.
 */
export function DiagramView({ diagram }: { diagram: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const wanted: BrowserDiagram = JSON.parse(diagram);
    const drawing = createDrawing(wanted);
    const draw = async () => {
      if (!place.current) return;
      const theme = root.dataset.theme === "dark" ? "dark" : "light";
      const drawn = await drawing.draw(theme, place.current).catch((error: unknown) => {
        console.error("A diagram could not be drawn:", error);
        return;
      });
      if (drawn) place.current?.replaceChildren(drawn);
    };
    const themes = new MutationObserver(() => void draw());
    themes.observe(root, { attributeFilter: ["data-theme"] });
    void draw();
    return () => {
      themes.disconnect();
      drawing.leave();
    };
  }, [diagram]);
  // The server's HTML stays as it is.
  return (
    <div
      ref={place}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React leaves alone what is there
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
