import type { ReactNode } from "react";

/** What becomes of one commit of the running example, station by station. */
const STATIONS = [
  { name: "Commit", what: "a1f4c2e on main", detail: "tracking-api", time: "09:41" },
  { name: "Build", what: "Tests, analysis, image", detail: "Release 1.4.0", time: "2 min 41 s" },
  { name: "Package", what: "Parcel Tracker 2.3.0", detail: "3 components", time: "1 s" },
  { name: "Deployment", what: "staging on mill-eu-1", detail: "3 of 3 replicas", time: "55 s" },
];

/** A commit on its way to a running application. The water runs once, when the page is opened. */
export function MillRun(): ReactNode {
  return (
    <figure className="mill-run" aria-label="From a commit to a running application">
      <ol>
        {STATIONS.map(({ name, what, detail, time }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span className="mill-run-time">{time}</span>
            <span>{what}</span>
            <span className="mill-run-detail">{detail}</span>
          </li>
        ))}
      </ol>
      <figcaption>
        <span className="mill-run-state">Running</span> since 09:45 and watched
      </figcaption>
    </figure>
  );
}
