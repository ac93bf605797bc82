/**
 * Questions on parts of the C++ documentation other than the language and the build, and pages that
 * answer them. Held out: written before the ranking was last changed, and never looked at to
 * change it.
 */
import { type Question, toJudgedQueries } from "../judged-query.ts";

const QUESTIONS: readonly Question[] = [
  ["how do I write a parallel for loop", "how-to-write-a-parallel-for-loop", "parallel-algorithms"],
  [
    "how to cancel a running task",
    "cancellation-in-the-ppl",
    "cancellation-token-source-class",
    "task-parallelism-concurrency-runtime",
  ],
  [
    "how can I keep the user interface responsive during long work",
    "walkthrough-removing-work-from-a-user-interface-thread",
  ],
  [
    "how to create a task that completes after a delay",
    "how-to-create-a-task-that-completes-after-a-delay",
  ],
  [
    "how do I move from OpenMP to the concurrency runtime",
    "migrating-from-openmp-to-the-concurrency-runtime",
  ],
  [
    "which containers can several threads write to at once",
    "parallel-containers-and-objects",
    "how-to-use-parallel-containers-to-increase-efficiency",
    "concurrent-vector-class",
    "concurrent-queue-class",
  ],
  [
    "how to lock data without the windows api",
    "synchronization-data-structures",
    "concrt/comparing-synchronization-data-structures-to-the-windows-api",
  ],
  [
    "what happens to exceptions thrown in a parallel task",
    "exception-handling-in-the-concurrency-runtime",
  ],
  [
    "how to run several functions at the same time",
    "how-to-use-parallel-invoke-to-execute-parallel-operations",
    "how-to-use-parallel-invoke-to-write-a-parallel-sort-routine",
  ],
  ["how does pointer arithmetic work", "pointer-arithmetic", "c-additive-operators"],
  [
    "what is undefined about the order in which expressions are evaluated",
    "c-sequence-points",
    "precedence-and-order-of-evaluation",
  ],
  ["how are bit fields stored", "c-bit-fields", "storage-of-bit-fields"],
  [
    "how to write a function with a variable number of arguments",
    "calls-with-a-variable-number-of-arguments",
  ],
  ["how do I define an enumeration in C", "c-enumeration-declarations", "enum-type"],
  [
    "what is the lifetime of a static variable",
    "lifetime",
    "summary-of-lifetime-and-visibility",
    "static-storage-class-specifier",
    "lifetime-scope-visibility-and-linkage",
    "storage-class-specifiers-for-internal-level-declarations",
  ],
  ["how do I include a header only once", "once", "hash-include-directive-c-cpp"],
  ["which macros does the compiler define", "predefined-macros"],
  ["how to turn a macro argument into a string", "stringizing-operator-hash"],
  ["how do I write a macro with any number of arguments", "variadic-macros"],
  ["how to disable one warning for a few lines", "warning"],
  ["how can I change how structures are packed", "pack"],
  [
    "how to compile code only when a macro is defined",
    "hash-ifdef-and-hash-ifndef-directives-c-cpp",
    "hash-if-hash-elif-hash-else-and-hash-endif-directives-c-cpp",
  ],
  ["how do I find use of memory after it was freed", "error-heap-use-after-free", "asan"],
  ["how to build with address sanitizer", "asan-building", "asan"],
  ["can the address sanitizer go on after the first error", "asan-continue-on-error"],
  [
    "how do I connect to a linux machine from Visual Studio",
    "connect-to-your-remote-linux-computer",
  ],
  ["how to debug a linux project", "deploy-run-and-debug-your-linux-project"],
  ["how can I make an Android native app", "create-an-android-native-activity-app"],
  ["how do I import an Xcode project", "import-an-xcode-project"],
  [
    "how to upgrade an old project to a new Visual Studio",
    "visual-cpp-porting-and-upgrading-guide",
    "upgrading-projects-from-earlier-versions-of-visual-cpp",
    "overview-of-potential-upgrade-issues-visual-cpp",
  ],
  ["are libraries built with different compiler versions compatible", "binary-compat-2015-2017"],
  [
    "how do I port a program from Unix",
    "porting-from-unix-to-win32",
    "introduction-to-visual-cpp-for-unix-users",
  ],
  ["how to rename a symbol everywhere", "refactoring/rename"],
  ["how do I extract code into its own function", "extract-function"],
  ["how to avoid accidental copies in a loop", "lnt-accidental-copy"],
  [
    "how do I remove unused includes",
    "include-cleanup-overview",
    "include-diagnostics",
    "include-cleanup-config",
  ],
  ["where is the list of compiler version numbers", "compiler-versions"],
  ["how do I sort a range of elements", "algorithm-functions", "algorithm"],
  [
    "how to search text with a regular expression",
    "regex-functions",
    "regular-expressions-cpp",
    "basic-regex-class",
    "regex",
  ],
  [
    "how do I read a file line by line",
    "basic-ifstream-class",
    "input-streams",
    "input-stream-member-functions",
    "string-functions",
    "basic-istream-class",
  ],
  ["how to generate random numbers", "random"],
  [
    "how do I list the files of a directory",
    "directory-iterator-class",
    "recursive-directory-iterator-class",
    "file-system-navigation",
    "filesystem",
  ],
  [
    "how can I measure elapsed time",
    "chrono",
    "steady-clock-struct",
    "high-resolution-clock-struct",
  ],
  [
    "how to wait until another thread has set a value",
    "future-class",
    "condition-variable-class",
    "condition-variable",
    "promise-class",
    "future",
    "standard-library/condition-variable-any-class",
  ],
  ["how do I convert a number to a string", "string-functions", "charconv-functions", "string"],
];

/** The questions as judged queries. */
export const CPP_LIBRARY_QUESTIONS = toJudgedQueries(QUESTIONS);
