import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The engine as it is written, not as it was built. */
const ENGINE_SOURCE = {
  resolve: { conditions: ["headrace-source"] },
  ssr: { resolve: { conditions: ["headrace-source"] } },
  // What runs before all tests is resolved on its own.
  environments: { __vitest__: { resolve: { conditions: ["headrace-source"] } } },
};

/** Journeys through all pages: each takes a third of the time that one core has for all. */
const LONGEST = /e2e\/(accessibility|every-page)\.test\.ts$/;

/** Begins with the longest files: what begins last would have one core and leave the other idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => LONGEST.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !LONGEST.test(moduleId)),
    ];
  }
}

/** Vitest alone would leave one of two cores idle. */
const BOTH_CORES = { maxWorkers: 2 };

const TEMPORARY_FOLDER = "test/temporary-folder.ts";

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...ENGINE_SOURCE,
        test: {
          ...BOTH_CORES,
          name: "unit",
          // Modules that are read once for all files are half of the time.
          isolate: false,
          setupFiles: ["test/leave-nothing.ts"],
          include: [
            "packages/headrace/{src,scripts,bench}/**/*.test.{ts,tsx}",
            "{site,scripts}/**/*.test.{ts,tsx}",
          ],
          globalSetup: [TEMPORARY_FOLDER],
          // Time is measured in bench/; here it only ends what hangs, also on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        // Whole builds of fixtures, faults of authors, samples that are run: seconds for each test.
        ...ENGINE_SOURCE,
        test: {
          ...BOTH_CORES,
          name: "builds",
          include: ["packages/headrace/test/**/*.test.ts", "test/**/*.test.ts"],
          exclude: ["test/built/**", "test/e2e/**", "packages/headrace/test/package/**"],
          globalSetup: [TEMPORARY_FOLDER],
          testTimeout: 60_000,
        },
      },
      {
        // The React examples. Others bring a test runner of their own.
        ...ENGINE_SOURCE,
        test: {
          ...BOTH_CORES,
          name: "examples",
          include: ["examples/{parcel-dashboard,three-tier-web}/src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
        },
      },
      {
        // Needs dist/: run `npm run build` first.
        ...ENGINE_SOURCE,
        test: {
          name: "built",
          include: ["test/built/**/*.test.ts", "packages/headrace/test/package/**/*.test.ts"],
          globalSetup: [TEMPORARY_FOLDER],
          testTimeout: 60_000,
        },
      },
      {
        // Needs dist/, Chromium and Firefox.
        ...ENGINE_SOURCE,
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          globalSetup: [TEMPORARY_FOLDER, "test/e2e/serve-site.ts"],
          ...BOTH_CORES,
          // The files of a worker share its browsers (see test/e2e/journey.ts).
          isolate: false,
          // After the other projects: a run can hold but one number of workers at a time.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
