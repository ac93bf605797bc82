const isBrowser = typeof window !== "undefined";

/** `@docusaurus/ExecutionEnvironment`: pages are rendered at build time, islands run in a browser. */
export default {
  canUseDOM: isBrowser,
  canUseEventListeners: isBrowser,
  canUseIntersectionObserver: isBrowser && "IntersectionObserver" in window,
  canUseViewport: isBrowser,
};
