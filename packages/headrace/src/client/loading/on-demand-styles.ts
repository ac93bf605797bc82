import address from "../../theme/styles/on-demand.css?url";
import { checkedLink } from "./load-checked.ts";

/** Loads the styles of what only script shows; resolves also when they can't be had. */
export function loadOnDemandStyles(): Promise<void> {
  const link = checkedLink("stylesheet", address);
  if (document.querySelector(`link[href="${link.getAttribute("href")}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
