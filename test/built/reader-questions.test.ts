import { resolve } from "node:path";
import { connectReader } from "headrace/testing";
import { expect, test } from "vitest";

/** What readers ask an assistant, in their words, and what the answer has to hold. */
const QUESTIONS: readonly (readonly [question: string, answer: RegExp])[] = [
  ["How long may a build run before it is stopped?", /60[\s-]minutes?/],
  [
    "For how many days are logs kept in production?",
    /30 days[^\n]{0,60}production|production[^\n]{0,60}30 days/i,
  ],
  [
    "After how many wrong passwords is my account locked, and for how long?",
    /(?:lock|fail)[^\n]{0,120}15 minutes|15 minutes[^\n]{0,120}lock/i,
  ],
  ["How long is an invitation valid?", /(?:7|seven) days/],
  ["When do old credentials stop working after I rotate them?", /24 hours/],
  ["How often is Redis backed up?", /(?:every )?(?:6|six) hours/],
  ["Which versions of PostgreSQL can I choose?", /16[^.\n]*17[^.\n]*18/],
  ["Which header does the API key go into?", /X-Millrace-Api-Key/],
  ["How long does an API key live if I say nothing?", /90 days/],
  ["How do I get the next page of a list from the API?", /nextCursor/],
  [
    "How many read requests may I send in a minute?",
    /300 (?:requests|a minute|per)|\bread\b[^\n]{0,40}300/i,
  ],
  ["How do I repeat a POST safely after a timeout?", /Idempotency-Key/],
  ["What is the pass mark of the Associate developer exam?", /70\s?%/],
  ["Which role in a team may look, but change nothing?", /Viewer/],
  [
    "What happens to a user's record after deletion?",
    /delet[^\n]{0,160}30 days|30 days[^\n]{0,160}delet/i,
  ],
  ["What code coverage does the quality gate want for new code?", /70\s?%/],
  [
    "How many configuration revisions are kept?",
    /\b50\b[^\n]{0,60}revision|revision[^\n]{0,60}\b50\b/i,
  ],
  ["On which port does PostgreSQL listen?", /5432/],
  ["What does status 428 mean?", /If-Match/],
  ["How long is a session open when I do nothing?", /30 (?:idle )?minutes/],
];

/** An assistant reads the page of the best place, and the sections of the two after it. */
const PLACES = 3;

test(`an assistant finds 19 of ${QUESTIONS.length} answers by search and reading`, async () => {
  const reader = await connectReader(resolve("dist"));
  const lost: string[] = [];
  for (const [question, answer] of QUESTIONS) {
    const found = await reader.call("search", { query: question, limit: PLACES });
    const places = [...found.matchAll(/^ {3}(https:\S+)$/gm)].map(([, place = ""], index) =>
      index === 0 ? place.replace(/#.*/, "") : place,
    );
    const read = await Promise.all(places.map((page) => reader.call("read_page", { page })));
    if (!answer.test([found, ...read].join("\n"))) lost.push(`${question}\n${found}`);
  }
  await reader.close();
  console.info(`${QUESTIONS.length - lost.length} of ${QUESTIONS.length} were answered.`);
  expect(lost.slice(1)).toEqual([]);
}, 60_000);
