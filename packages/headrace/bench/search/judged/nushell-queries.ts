/**
 * Questions on the documentation of Nushell, in the words of people who have not read it, and what no page
 * of it answers. Judged by the titles of the pages before any engine was asked. Read afterwards: what is
 * tuned from then on has seen them.
 */
import type { Question } from "../judged-query.ts";

/** As somebody asks who does not know the words of the pages. */
export const NUSHELL_NATURAL: readonly Question[] = [
  ["set a variable that other programs can read", "book/environment"],
  ["run something at every change of folder", "book/hooks", "cookbook/direnv"],
  ["how do I make nushell my login shell", "book/default_shell"],
  ["change the prompt", "book/3rdpartyprompts", "book/configuration", "book/coloring_and_theming"],
  ["write my own command with parameters", "book/custom_commands"],
  ["what is the equivalent of grep in nushell", "book/coming_from_bash", "book/nushell_map"],
  ["read a CSV file", "book/loading_data", "docs/from_csv", "docs/open"],
  ["do the same for every item of a list", "book/working_with_lists", "docs/each"],
  ["use several cores at the same time", "book/parallelism", "docs/par-each"],
  [
    "why can't I change a variable inside of a closure",
    "book/thinking_in_nu",
    "book/variables",
    "other_types/block",
  ],
  ["put the output of a program into a file", "docs/save", "book/stdout_stderr_exit_codes"],
  [
    "find out whether the last command failed",
    "book/stdout_stderr_exit_codes",
    "book/special_variables",
    "docs/complete",
  ],
  ["go back to the folder where I was before", "book/directory_stack", "book/moving_around"],
  ["sort files by size", "book/sorting", "docs/sort-by"],
  [
    "cut a text into pieces at a comma",
    "docs/split_row",
    "docs/split_column",
    "book/working_with_strings",
  ],
  ["send a request with a header to a web server", "cookbook/http", "docs/http_get"],
  ["stop a program that runs in the background", "book/background_jobs", "docs/job_kill"],
  [
    "complete the branches of git with tab",
    "book/custom_completions",
    "cookbook/custom_completers",
    "cookbook/git",
    "cookbook/external_completers",
  ],
  ["how do I write tests for my scripts", "book/testing"],
  [
    "share code between scripts",
    "book/modules",
    "modules/creating_modules",
    "modules/using_modules",
    "cookbook/modules",
  ],
  ["stop with a message when the argument is wrong", "book/creating_errors", "docs/error_make"],
  ["run a bash script and keep its variables", "cookbook/foreign_shell_scripts"],
  ["keep the ssh agent running between sessions", "cookbook/ssh_agent"],
  ["work with tables that are too large for memory", "book/dataframes"],
  ["remove a column", "docs/reject", "book/working_with_tables", "commands/docs/drop_column"],
  [
    "how many days are between two dates",
    "basic_types/duration",
    "basic_types/datetime",
    "docs/into_duration",
    "cookbook/parsing",
  ],
  ["convert text to a number", "docs/into_int", "docs/into_float"],
  ["vi key bindings", "book/line_editor"],
  [
    "repeat until a condition holds",
    "docs/while",
    "flow_control/while",
    "book/control_flow",
    "docs/loop",
    "flow_control/loop",
  ],
  [
    "what is the difference between a record and a table",
    "book/types_of_data",
    "book/working_with_records",
    "basic_types/record",
    "basic_types/table",
  ],
];

/** Nothing helps here. */
export const UNANSWERABLE_OF_NUSHELL: readonly string[] = [
  "deploy to kubernetes",
  "graphql subscriptions",
  "refund policy",
  "how to bake sourdough bread",
  "terraform parental leave policy",
  "react hooks useeffect",
  "connect bluetooth headphones",
  "sql server licensing",
  "docker compose volumes",
  "oauth login with google",
  "train a neural network",
  "ios push notifications",
  "invoice address of the company",
  "s3 bucket lifecycle",
  "how do I cancel my subscription",
];
