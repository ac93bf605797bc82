import type { ReactNode } from "react";
import evidence from "../../examples/evidence.json" with { type: "json" };
import { describeEvidence, type ShownEvidence } from "./evidence-text.ts";

const REPOSITORY = "https://git.millrace.example/docs/millrace-docs";

const projects: ReadonlyMap<string, ShownEvidence> = new Map(Object.entries(evidence));

/**
 * Where a page's sample project is, how to take it along, and what came of running it:
 * `<ExampleSource name="spring-boot-postgresql" />`.
 */
export function ExampleSource({ name }: { name: string }): ReactNode {
  const found = projects.get(name);
  const folder = `examples/${name}`;
  return (
    <aside className="example-source" aria-label="The project of this page">
      <p>
        The project of this page is{" "}
        <a href={`${REPOSITORY}/-/tree/main/${folder}`}>
          <code>{folder}</code>
        </a>{" "}
        in the repository of this documentation.
      </p>
      <p className="example-evidence" data-how={found?.how}>
        {found ? describeEvidence(found) : "It has not been run yet."}
      </p>
      <p>
        <a href={`/${folder}.zip`} download="">
          Download {name}.zip
        </a>
        , or clone this folder alone:
      </p>
      <pre>
        <code>
          {[
            "git clone --depth 1 --sparse \\",
            "--filter=blob:none \\",
            `${REPOSITORY}.git`,
            "cd millrace-docs",
            `git sparse-checkout set ${folder}`,
          ].join("\n")}
        </code>
      </pre>
    </aside>
  );
}
