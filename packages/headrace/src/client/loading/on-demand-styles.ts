import address from "../../theme/styles/on-demand.css?url";

/** Loads the styles of what only script shows; resolves also when they can't be had. */
export function loadOnDemandStyles(): Promise<void> {
  const [href = "", integrity = ""] = address.split("#");
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.integrity = integrity;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
