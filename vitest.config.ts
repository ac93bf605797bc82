import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{engine,site,scripts,bench}/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
          exclude: ["test/built/**", "test/e2e/**"],
          // Time is measured in bench/; here it only ends what hangs, also on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        // The React examples. Others bring a test runner of their own.
        test: {
          name: "examples",
          include: ["examples/{parcel-dashboard,three-tier-web}/src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
        },
      },
      {
        // Needs dist/: run `npm run build` first.
        test: { name: "built", include: ["test/built/**/*.test.ts"] },
      },
      {
        // Needs dist/, Chromium and Firefox.
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          globalSetup: ["test/e2e/serve-site.ts"],
          maxWorkers: 2,
          // A machine under load may starve a browser for once; what fails twice is a fault.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
