import { useWindowSize } from "../core/theme-common.tsx";

/** `@theme/hooks/useWindowSize`, as it was called before Docusaurus 2.0. */
export default function useOldWindowSize() {
  return useWindowSize();
}
