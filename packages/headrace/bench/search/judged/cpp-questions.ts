/** Questions on the C++ language and build documentation, and pages that answer them. The ranking was tuned on these. */
import { type Question, toJudgedQueries } from "../judged-query.ts";

const QUESTIONS: readonly Question[] = [
  [
    "how do I loop over all elements of a container",
    "cpp/range-based-for-statement-cpp",
    "cpp/welcome-back-to-cpp-modern-cpp",
  ],
  [
    "what does explicit override mean for a virtual function",
    "cpp/override-specifier",
    "cpp/explicit-overrides-cpp",
  ],
  ["how can I prevent a class from being inherited", "cpp/final-specifier"],
  [
    "how to share ownership of an object between pointers",
    "cpp/how-to-create-and-use-shared-ptr-instances",
  ],
  ["which smart pointer should I use", "cpp/smart-pointers-modern-cpp"],
  [
    "how do I avoid circular references with weak_ptr",
    "cpp/how-to-create-and-use-weak-ptr-instances",
  ],
  ["how to transfer ownership with unique_ptr", "cpp/how-to-create-and-use-unique-ptr-instances"],
  [
    "how do I capture variables in a lambda",
    "cpp/lambda-expressions-in-cpp",
    "cpp/examples-of-lambda-expressions",
    "cpp/lambda-expression-syntax",
  ],
  ["what is the difference between lvalue and rvalue", "cpp/lvalues-and-rvalues-visual-cpp"],
  ["how to write a move constructor", "cpp/move-constructors-and-move-assignment-operators-cpp"],
  [
    "how do I catch any exception",
    "cpp/how-catch-blocks-are-evaluated-cpp",
    "cpp/try-throw-and-catch-statements-cpp",
  ],
  [
    "what happens to local objects when an exception is thrown",
    "cpp/exceptions-and-stack-unwinding-in-cpp",
  ],
  [
    "how to pass an exception from one thread to another",
    "cpp/transporting-exceptions-between-threads",
  ],
  ["how do I read command line arguments in main", "cpp/main-function-command-line-args"],
  ["how are structures aligned in memory", "cpp/alignment-cpp-declarations", "cpp/align-cpp"],
  [
    "which calling convention passes arguments in vector registers",
    "cpp/vectorcall",
    "reference/gd-gr-gv-gz-calling-convention",
  ],
  [
    "how to hide implementation details with pimpl",
    "cpp/pimpl-for-compile-time-encapsulation-modern-cpp",
  ],
  ["can a function have default parameter values", "cpp/default-arguments"],
  [
    "how do I overload the plus operator",
    "cpp/binary-operators",
    "cpp/operator-overloading",
    "cpp/general-rules-for-operator-overloading",
  ],
  ["where can I use typename keyword in templates", "cpp/typename"],
  [
    "how do templates look up dependent names",
    "cpp/name-resolution-for-dependent-types",
    "cpp/templates-and-name-resolution",
  ],
  [
    "what size are the integer types",
    "cpp/data-type-ranges",
    "cpp/fundamental-types-cpp",
    "cpp/int8-int16-int32-int64",
  ],
  [
    "how to check a condition at compile time",
    "cpp/static-assert",
    "cpp/assertion-and-user-supplied-messages-cpp",
  ],
  [
    "how to handle access violations with structured exceptions",
    "cpp/structured-exception-handling-c-cpp",
    "cpp/try-except-statement",
    "cpp/exception-handling-differences",
  ],
  [
    "how do I build a static library and use it",
    "build/walkthrough-creating-and-using-a-static-library-cpp",
  ],
  [
    "how to make a DLL and call it from another program",
    "build/walkthrough-creating-and-using-a-dynamic-link-library-cpp",
  ],
  [
    "how does windows find a dll when I call LoadLibrary",
    "build/loadlibrary-and-afxloadlibrary",
    "build/linking-an-executable-to-a-dll",
  ],
  [
    "how can I make compilation faster",
    "build/improving-compiler-throughput",
    "build/creating-precompiled-header-files",
  ],
  ["how do I use precompiled headers", "build/creating-precompiled-header-files"],
  [
    "how to compile a program from the command line",
    "build/walkthrough-compiling-a-native-cpp-program-on-the-command-line",
    "build/building-on-the-command-line",
    "build/walkthrough-compile-a-c-program-on-the-command-line",
  ],
  [
    "how do I debug a CMake project on a remote linux machine",
    "build/cmake-remote-debugging",
    "build/get-started-linux-cmake",
  ],
  [
    "which optimization makes my release build behave differently from debug",
    "build/common-problems-when-creating-a-release-build",
    "build/fixing-release-build-problems",
  ],
  ["how does profile guided optimization work", "build/profile-guided-optimizations"],
  ["how are function parameters passed on x64", "build/x64-calling-convention"],
  [
    "why is my floating point result not exact",
    "build/why-floating-point-numbers-may-lose-precision",
  ],
  [
    "how to run a command after every build",
    "build/specifying-build-events",
    "build/understanding-custom-build-steps-and-build-events",
    "build/how-to-use-build-events-in-msbuild-projects",
  ],
  ["how do I turn off a compiler warning", "build/reference/compiler-option-warning-level"],
  [
    "how can I detect memory errors at run time with address sanitizer",
    "build/reference/fsanitize",
  ],
  [
    "how to set the stack size of my program",
    "build/reference/f-set-stack-size",
    "build/reference/stack-stack-allocations",
    "build/reference/stack",
  ],
  [
    "how do I export C++ functions so that C code can call them",
    "build/exporting-cpp-functions-for-use-in-c-language-executables",
  ],
];

/** The questions as judged queries. */
export const CPP_QUESTIONS = toJudgedQueries(QUESTIONS);
