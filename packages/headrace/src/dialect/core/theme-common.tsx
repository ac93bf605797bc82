/** `@docusaurus/theme-common`: the color mode is the reader's, and unknown at build time. */
export function useColorMode() {
  return { colorMode: "light", colorModeChoice: null, setColorMode: () => {} };
}

/** Options of the theme; this one has none. */
export function useThemeConfig(): Record<string, unknown> {
  return {};
}
