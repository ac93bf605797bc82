import { Change, Changes } from "./components/changes.tsx";
import { Figure } from "./figures/figure.tsx";

/** Components that every page knows without an import. */
export const components = { Change, Changes, Figure };
