import { useColorMode } from "../core/theme-common.tsx";

/** `@theme/hooks/useThemeContext` and `useTheme`: how the color mode was asked for before Docusaurus 2.0. */
export default function useThemeContext() {
  return useColorMode();
}
