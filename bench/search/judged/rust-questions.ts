/** Questions on the book about Rust, and pages that answer them. */
import type { JudgedQuery } from "../judged-query.ts";

/** `[question, pages that answer it, the best first]`; pages without the leading slash. */
const QUESTIONS: readonly (readonly [string, ...string[]])[] = [
  ["how do I install rust on linux", "ch01-01-installation"],
  ["how to update or uninstall rustup", "ch01-01-installation"],
  ["how do I create a new project with cargo", "ch01-03-hello-cargo"],
  ["why can't I change a variable", "ch03-01-variables-and-mutability"],
  ["what happens when an integer overflows", "ch03-02-data-types"],
  ["how does a function return a value", "ch03-03-how-functions-work"],
  ["how do I repeat code until a condition is false", "ch03-05-control-flow"],
  ["what is the difference between stack and heap", "ch04-01-what-is-ownership"],
  ["can I have two mutable references at the same time", "ch04-02-references-and-borrowing"],
  ["how to get part of a string", "ch04-03-slices", "ch08-02-strings"],
  ["how do I print a struct for debugging", "ch05-02-example-structs"],
  ["how to define methods on a struct", "ch05-03-method-syntax"],
  ["why is there no null in rust", "ch06-01-defining-an-enum"],
  ["how do I match only one pattern", "ch06-03-if-let"],
  [
    "how to make an item public in a module",
    "ch07-02-defining-modules-to-control-scope-and-privacy",
    "ch07-03-paths-for-referring-to-an-item-in-the-module-tree",
  ],
  ["how do I move modules to other files", "ch07-05-separating-modules-into-different-files"],
  ["how to store different types in a vector", "ch08-01-vectors"],
  ["why can't I index into a string", "ch08-02-strings"],
  ["how to count words with a hash map", "ch08-03-hash-maps"],
  ["how do I show a backtrace after a panic", "ch09-01-unrecoverable-errors-with-panic"],
  ["what does the question mark operator do", "ch09-02-recoverable-errors-with-result"],
  ["when should I panic instead of returning an error", "ch09-03-to-panic-or-not-to-panic"],
  ["how to restrict a generic type to types with some behavior", "ch10-02-traits"],
  ["what do lifetime annotations mean", "ch10-03-lifetime-syntax"],
  ["how do I run only one test", "ch11-02-running-tests"],
  ["where do integration tests go", "ch11-03-test-organization"],
  ["how to check that code panics in a test", "ch11-01-writing-tests"],
  ["how to read an environment variable", "ch12-05-working-with-environment-variables"],
  ["how do I print errors to standard error", "ch12-06-writing-to-stderr-instead-of-stdout"],
  ["how do closures capture their environment", "ch13-01-closures"],
  ["are iterators slower than loops", "ch13-04-performance"],
  ["how do I publish a crate", "ch14-02-publishing-to-crates-io"],
  ["how to share one Cargo.lock between several packages", "ch14-03-cargo-workspaces"],
  ["how do I make a recursive type with known size", "ch15-01-box"],
  ["how do I run code when a value goes out of scope", "ch15-03-drop"],
  ["how can several owners share the same data", "ch15-04-rc"],
  ["how do I prevent memory leaks from reference cycles", "ch15-06-reference-cycles"],
  ["how to wait for a thread to finish", "ch16-01-threads"],
  ["how do I send data between threads", "ch16-02-message-passing"],
  ["how to share a counter between threads with a mutex", "ch16-03-shared-state"],
];

/** The questions as judged queries. */
export const RUST_QUESTIONS: readonly JudgedQuery[] = QUESTIONS.map(([query, ...pages]) => ({
  query,
  urls: pages.map((page) => `/${page}`),
}));
