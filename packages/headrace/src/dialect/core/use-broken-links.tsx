/** `@docusaurus/useBrokenLinks`: takes what components tell, and does nothing: pages are checked when they are made. */
export default function useBrokenLinks() {
  return { collectLink: ignore, collectAnchor: ignore };
}

function ignore(): void {}
