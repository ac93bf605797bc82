import type { ReactNode } from "react";

/** Icons of the interface: 24 × 24, strokes of 1.5, in the color of the text around them. */
function icon(path: string): () => ReactNode {
  return () => (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const MenuIcon = icon("M4 7h16M4 12h16M4 17h10");
export const CloseIcon = icon("m6 6 12 12M18 6 6 18");
export const ChevronIcon = icon("m9 6 6 6-6 6");
export const HomeIcon = icon("M4 11.5 12 5l8 6.5M6.5 10v9h11v-9");
export const LanguageIcon = icon(
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18",
);
export const SunIcon = icon(
  "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4",
);
export const MoonIcon = icon("M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z");
export const ArrowUpIcon = icon("M12 19V5M6 11l6-6 6 6");
export const EditIcon = icon("m4 20 1-4L16 5l3 3L8 19l-4 1ZM13.5 7.5l3 3");
export const SearchIcon = icon("M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20");
export const PageIcon = icon("M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h4");
export const ClockIcon = icon("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7v5l3.5 2");
