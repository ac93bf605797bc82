import type { Accent } from "./main-color.ts";
import type { OldSite } from "./old-site.ts";

/** The style sheet of the bar: what stands beside the logo, and the colors. */
export const BRAND_STYLES = "site/brand.css";

/** What is known of a site besides its configuration. */
interface Taken {
  hasLogo: boolean;
  accent: Accent | undefined;
  font: string | undefined;
}

/**
 * The main color, in which links are, the typefaces of text, and what stands beside the logo: the title of
 * the old bar. A logo without one is a name itself, which a screen reader is still told in words. A bar that
 * was dark, or of the main color, still is: logos are drawn for it.
 */
export function brandStyles({ config }: OldSite, { hasLogo, accent, font }: Taken): string {
  const { title, style } = config.themeConfig.navbar ?? {};
  const { backgroundColor, textColor } = config.themeConfig.announcementBar ?? {};
  const { disableSwitch } = config.themeConfig.colorMode ?? {};
  const line = { background: backgroundColor, color: textColor };
  const colors = Object.entries(line).flatMap(([name, color]) =>
    color !== undefined && COLOR.test(color) ? [`${name}: ${color}`] : [],
  );
  return [
    ...(accent ? [`:root { --accent-hue: ${accent.hue}; --accent-chroma: ${accent.chroma} }`] : []),
    ...(font ? [`:root { --font: ${font}, var(--font-system) }`] : []),
    ".brand-part { display: none }",
    ...(disableSwitch ? [".color-toggle { display: none }"] : []),
    ...(hasLogo && !title ? [`.brand-name { ${HIDDEN} }`] : []),
    ".logo-dark { display: none }",
    'html[data-theme="dark"] .logo-light { display: none }',
    'html[data-theme="dark"] .logo-dark { display: inline }',
    ...(style === "dark" || style === "primary" ? DARK_BAR : []),
    ...(style === "primary"
      ? [".navbar { background: var(--ifm-color-primary, var(--surface)) }"]
      : []),
    ...(colors.length > 0
      ? [`.announcement, .announcement :is(a, button) { ${colors.join("; ")} }`]
      : []),
    "",
  ].join("\n");
}

/** What a color may be written as; a configuration may hold anything. */
const COLOR = /^(?:[\w#%.,()/ -]+|var\(--[\w-]+\))$/;

const HIDDEN =
  "position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)";

/** What opens above the page from the bar is in the colors of the page. */
const DARK_BAR = [
  ".navbar { color-scheme: dark; color: var(--text) }",
  'html:not([data-theme="dark"]) .navbar > dialog { color-scheme: light; color: var(--text) }',
];
