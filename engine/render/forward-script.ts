/**
 * The inline script of a document that only leads on; it keeps query and hash. Constant, so that its
 * hash can stand in the Content-Security-Policy: the element's `data-to` says where to.
 */
export const FORWARD_SCRIPT =
  "location.replace(document.currentScript.dataset.to+location.search+location.hash)";
