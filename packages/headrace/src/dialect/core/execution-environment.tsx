/** `@docusaurus/ExecutionEnvironment`: pages are rendered at build time. */
export default {
  canUseDOM: false,
  canUseEventListeners: false,
  canUseIntersectionObserver: false,
  canUseViewport: false,
};
