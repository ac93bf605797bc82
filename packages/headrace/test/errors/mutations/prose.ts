import type { Random } from "../../../bench/random.ts";
import { type Fault, type Mutation, type Sources, TEXTS } from "./sources.ts";

/** Paragraphs that are wrong from their first sign on, or at the offset that "¦" marks. */
const WRONG: readonly string[] = [
  "Call `GET /users` or /users/¦{id} with a token.",
  "Ask for /teams/¦{team}/members in vain.",
  "The value is ¦{user.name} here.",
  "The value is ¦{undefined.name} here.",
  "An ¦{open brace.",
  "If a¦<b then c.",
  "Less than ¦<5 of them.",
  "An arrow ¦<- to the left.",
  "¦<b>Bold without an end.",
  "¦<div>\n\nText.",
  "Text¦</div>",
  '¦<Card title="A">\n\nText.',
  "¦<Card title={> </Card>",
  '¦<Crad title="A" />',
  "¦<Card.Absent />",
  "¦<script>alert(1)</script>",
  '¦<img src="/files/cover.png" onerror="alert(1)"/>',
  '¦<a href="javascript:alert(1)">x</a>',
  "[x]¦(javascript:alert(1))",
  "¦<!-- a comment",
  "¦[x](/absent)",
  "¦[x](../../outside.md)",
  "¦![x](./absent.png)",
  "¦![x](../../../etc/passwd)",
  '¦```file="@site/examples/absent.sh"\n```',
  '¦```file="@site/examples/run.sh#absent"\n```',
  '¦```file="../../../../etc/passwd"\n```',
  '¦import { Absent } from "@site/site/components/card.tsx"\n\n<Absent />',
  '¦import { Card } from "@site/site/components/absent.tsx"\n\n<Card />',
  '¦import Part from "./_absent.md"\n\n<Part />',
  '¦import x from "no-such-package"\n\n{x}',
  '¦import x from "/etc/passwd"\n\n{x}',
  '¦import fs from "node:fs"\n\n{String(fs)}',
  "¦export const a = ;",
  '¦export const a = () => { throw new Error("x") }\n\n{a()}',
  "Facts: ¦{facts.build.limt}",
  "$¦x^{2$",
  "¦<Tabs>\n\nText\n\n</Tabs>",
  "¦:::nothing\n\nA kind that nobody knows.\n\n:::",
  '¦<p style="color: red" onclick="x()">a</p>',
  "¦<p {...absent}>a</p>",
  "¦<p className={absent}>a</p>",
  "¦{/* a comment",
  "¦{(() => { throw undefined })()}",
  "¦{null.x}",
  '¦{Promise.reject(new Error("x"))}',
  "¦{({ a: 1 })}",
];

/** The same, for what is only warned of. */
const DOUBTFUL: readonly string[] = [
  "¦[x](./absent.md)",
  "¦[x](./index.md#absent)",
  "¦[x](#absent)",
  "¦```js\nnever closed",
  "¦~~~\nnever closed",
  "¦:::tip\n\nnever closed",
  "¦```nonsense-language\na\n```",
  "¦[x]()",
  '¦<p style="color: red">a</p>',
  "¦![x](https://other.example/a.png)",
];

/** What is wrong within the text of a page. */
export const PROSE_MUTATIONS: Record<string, Mutation> = {
  "a wrong paragraph": (sources, random) => addParagraph(sources, random, WRONG),
  "a wrong paragraph, again": (sources, random) => addParagraph(sources, random, WRONG),
  "a doubtful paragraph": (sources, random) => ({
    ...addParagraph(sources, random, DOUBTFUL),
    isWarning: true,
  }),
};

function addParagraph(sources: Sources, random: Random, list: readonly string[]): Fault {
  const file = random.pick([...TEXTS.pages, ...TEXTS.posts]);
  const marked = random.pick(list);
  const { line, column } = sources.append(file, marked.replace("¦", ""));
  const before = marked.slice(0, marked.indexOf("¦")).length;
  return { what: marked, file, line, column: column + before };
}
