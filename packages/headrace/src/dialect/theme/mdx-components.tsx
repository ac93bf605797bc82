/**
 * `@theme-original/MDXComponents`: the map that a site extends. The engine's own components need no
 * entry in it.
 */
export default {};
