/** How the document was loaded: by a link or an address, anew, or on the way back. */
export function loadType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}
