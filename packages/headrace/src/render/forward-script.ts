/**
 * The inline script of a document that only leads on; it keeps query and hash unless the target has its
 * own, and stops the parser before the refresh that is for readers without script. Constant, so that its
 * hash can stand in the Content-Security-Policy: the element's `data-to` says where to.
 */
export const FORWARD_SCRIPT =
  "{const{to}=document.currentScript.dataset;stop();location.replace(/[?#]/.test(to)?to:to+location.search+location.hash)}";
