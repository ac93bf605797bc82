/** The drawing of a site that has none: a sheet of paper. */
export const DEFAULT_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor"><path d="M5 2h9l5 5v15H5z"/></svg>';
