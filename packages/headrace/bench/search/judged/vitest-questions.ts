/**
 * Queries on the documentation of Vitest: as its users ask, as they type in a hurry, and what no
 * page of it answers. Judged by reading the pages, before any engine was asked.
 */
import type { Question } from "../judged-query.ts";

/** In whole questions or careful words. */
export const VITEST_NATURAL: readonly Question[] = [
  ["how do I run only the tests in one file", "guide/filtering", "guide/cli"],
  ["skip a test", "api/test", "guide/filtering"],
  ["how to mock the current date", "guide/mocking/dates"],
  ["mock an ES module", "guide/mocking/modules", "api/vi"],
  ["how can I mock fetch requests", "guide/mocking/requests"],
  ["mock the file system", "guide/mocking/file-system"],
  ["use jsdom instead of node", "guide/environment", "config/environment"],
  [
    "why does the process hang after the tests",
    "guide/common-errors",
    "guide/reporters",
    "config/teardowntimeout",
  ],
  ["increase the timeout of a test", "config/testtimeout", "api/test"],
  ["run something once before all test files", "config/globalsetup", "guide/lifecycle"],
  ["exclude files from the coverage report", "config/coverage", "guide/coverage"],
  ["how to migrate from jest", "guide/migration"],
  ["update snapshots", "guide/snapshot", "guide/learn/snapshots", "config/update"],
  ["test that a function throws an error", "api/expect", "guide/learn/matchers"],
  ["split the tests over several machines in CI", "guide/improving-performance", "guide/cli"],
  ["attach a debugger in VS Code", "guide/debugging", "guide/learn/debugging-tests"],
  ["use the describe and it functions without importing them", "config/globals"],
  ["write tests in the same file as the source", "guide/in-source"],
  ["how do I retry flaky tests", "config/retry", "api/test"],
  ["share data from the global setup with tests", "config/provide", "config/globalsetup"],
  [
    "which pool should I use, threads or forks",
    "config/pool",
    "guide/parallelism",
    "guide/improving-performance",
  ],
  ["test TypeScript types", "guide/testing-types", "api/expect-typeof"],
  ["parameterize a test with a table of values", "api/test", "guide/learn/writing-tests"],
  ["is there a graphical interface to see the test results", "guide/ui"],
  [
    "how do I find out which tests are slow",
    "guide/profiling-test-performance",
    "config/slowtestthreshold",
    "guide/improving-performance",
  ],
];

/** Abbreviated, misspelled, without the words of the page. */
export const VITEST_SLOPPY: readonly Question[] = [
  ["covrage threshold", "config/coverage", "guide/coverage"],
  ["spyon", "api/vi", "guide/mocking/functions", "guide/learn/mock-functions"],
  ["fake timers settimeout", "guide/mocking/timers", "api/vi", "config/faketimers"],
  ["env vars in tests", "config/env", "guide/features", "api/vi"],
  ["monorepo several configs", "guide/projects", "config/projects"],
  ["junit xml", "guide/reporters", "config/reporters"],
  ["cant find module", "guide/common-errors"],
  ["headless chrome", "config/browser/headless", "guide/browser/index"],
  ["setupfile", "config/setupfiles"],
  [
    "parralel tests",
    "guide/parallelism",
    "config/fileparallelism",
    "api/test",
    "guide/recipes/parallel-sequential",
  ],
  ["stop after first fail", "config/bail"],
  [
    "console.log not shown",
    "config/silent",
    "config/disableconsoleintercept",
    "config/onconsolelog",
  ],
  ["beforeeach cleanup", "api/hooks", "guide/learn/setup-teardown"],
  ["compare screenshots", "guide/browser/visual-regression-testing"],
  ["mock class constructor", "guide/mocking/classes"],
  [
    "tests too slow how to speed up",
    "guide/improving-performance",
    "guide/profiling-test-performance",
  ],
  ["path alias", "config/alias"],
  ["custom matcher", "guide/extending-matchers", "guide/recipes/custom-assertions"],
  ["random test order", "config/sequence"],
  ["intellij webstorm", "guide/ide", "guide/debugging"],
  ["css modules class names", "config/css"],
  ["expect async promise rejects", "api/expect", "guide/learn/async"],
  ["waitfor element", "api/vi", "guide/recipes/wait-for", "api/browser/locators"],
  [
    "reset mocks between tests",
    "config/mockreset",
    "config/restoremocks",
    "config/clearmocks",
    "api/vi",
  ],
  ["github action annotations", "guide/reporters", "guide/test-annotations"],
];

/** What no page answers: with words of other trades, with one word of this one, and neighbors. */
export const UNANSWERABLE_OF_VITEST: readonly string[] = [
  "terraform provider",
  "oauth client secret",
  "kubernetes ingress",
  "invoice and billing",
  "postgres backup",
  "graphql schema stitching",
  "android emulator",
  "laravel eloquent",
  "reset my password",
  "ssl certificate renewal",
  "kafka consumer lag",
  "two factor login",
  "helm chart values",
  "stripe checkout",
  "elasticsearch mapping",
  "dark mode of the dashboard",
  "rate limit per customer",
  "webhook signature",
  "delete my account",
  "spring boot actuator",
];
