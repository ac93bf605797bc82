import type { ReactNode } from "react";
import { placeholder } from "../model/placeholders.ts";
import type { VersionLink } from "./reference-source.ts";
import type { SayApi } from "./say.ts";

/** Leads to the same page of the other versions. */
export function versionSwitch(versions: readonly VersionLink[], say: SayApi): ReactNode {
  if (versions.length < 2) return null;
  return (
    <nav className="api-versions" aria-label={say("apiVersions")}>
      {versions.map(({ label, route, isCurrent }) =>
        isCurrent || route === "" ? (
          <span key={label} aria-current={isCurrent ? "true" : undefined}>
            {label}
          </span>
        ) : (
          <a key={label} href={placeholder("route", route)}>
            {label}
          </a>
        ),
      )}
    </nav>
  );
}
