import { Change, Changes } from "./components/changes.tsx";
import { ExampleSource } from "./components/example-source.tsx";
import { Figure } from "./figures/figure.tsx";

/** Components that every page knows without an import. */
export const components = { Change, Changes, ExampleSource, Figure };
