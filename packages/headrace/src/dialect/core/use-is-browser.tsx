/** `@docusaurus/useIsBrowser`: pages are rendered at build time. */
export default function useIsBrowser(): boolean {
  return false;
}
