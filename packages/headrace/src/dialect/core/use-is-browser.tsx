import { useSyncExternalStore } from "react";

const never = () => () => {};

/** `@docusaurus/useIsBrowser`: false as long as the page is what was rendered, then true. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
