import { resolve } from "node:path";
import { connectReader } from "headrace/testing";
import { expect, test } from "vitest";

/** The words for a second search are those that an assistant would try next. */
type Question = readonly [question: string, answer: RegExp, again?: string];

/** What readers ask an assistant, in their words, and what the answer has to hold. */
const QUESTIONS: readonly Question[] = [
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

/** Written by one who had read none of the pages, before the first search. */
const OF_STRANGERS: readonly Question[] = [
  ["Can I undo a deployment that broke production?", /Roll back/, "roll back a deployment"],
  ["Which versions of Postgres do you offer?", /16, 17,? (?:and )?18/],
  ["How many API calls can I make per minute before I get blocked?", /300 reads/, "rate limits"],
  ["My container gets killed because of memory, where do I raise the limit?", /OOMKilled/],
  [
    "How do I give a colleague read-only access to one application?",
    /Grant access[\s\S]*`?VIEW/,
    "grant view permission",
  ],
  ["How long do you keep application logs?", /14 days; 30 days in production/],
  ["I want to use our own domain with HTTPS, what DNS record do I have to set?", /CNAME/],
  ["Can I bring a Docker image that was built somewhere else?", /external image/i],
  ["How do I move my docker-compose project to Millrace?", /docker compose[\s\S]*component/i],
  ["Where do I put the database password so that my code can read it?", /PARCEL_DB_PASSWORD/],
  ["What key do I press to open the command bar?", /Ctrl\+J/],
  ["Does a build start automatically when I push to git?", /trigger is a rule/],
  [
    "What is the difference between a component and an application?",
    /groups? (?:of|the) components/,
  ],
  ["How do I fetch the next page of a long list from the API?", /nextCursor/, "pagination cursor"],
  [
    "What happens if I send the same POST twice because of a timeout?",
    /Idempotency-Key/,
    "repeat a POST safely",
  ],
  ["Which key types are accepted for SSH keys?", /Ed25519/],
  ["Can users log in with our company's identity provider?", /OpenID Connect/],
  ["How much does it take to pass the associate developer exam?", /70\s?%/],
  [
    "How do I stop one bad service from taking the whole platform down, i.e. run several replicas?",
    /two replicas/i,
    "run several replicas",
  ],
  [
    "Is there a way to test a pull request in its own environment before merging?",
    /preview deployment/i,
    "pull request preview environment",
  ],
  ["Who is allowed to deploy to production?", /`?DEPLOY`?/],
  ["How do I rotate the credentials of a database?", /24 hours/],
  ["My API call returns 412, what did I do wrong?", /If-Match/],
  ["How big may a request body to the API be?", /\d MiB/, "request body size limit"],
  [
    "Can I run Millrace on our own Kubernetes cluster?",
    /own (?:Kubernetes )?cluster/i,
    "bring your own cluster",
  ],
  [
    "How do I see which commit is running in production right now?",
    /commit/,
    "commit of a deployment",
  ],
  ["Where can I download the OpenAPI file of the API?", /openapi\.(?:ya?ml|json)|\.yaml/],
  ["How do I get notified in Slack when a build fails?", /Slack[\s\S]*webhook/i],
  ["What does DORA lead time measure?", /Lead time/],
  ["How do I share code between two services?", /library is code/i, "shared library"],
  ["Is two-factor authentication available?", /second factor/i],
  ["How do I delete a user who left the company?", /Delete user/i],
  ["How do I connect to the database from my laptop?", /Open tunnel/],
  ["How long is a release supported?", /support/i],
  ["Does Millrace make backups of PostgreSQL, and how do I restore one?", /Restore/],
  ["Which Java versions are supported?", /Java[^\n]*21/],
  ["How do I change how many replicas run?", /Replicas/],
  ["How do I add a header with my key when I call the API from curl?", /X-Millrace-Api-Key/],
  ["Can I keep using Jenkins?", /Jenkins/],
];

/** In the words of people who have never seen the site, with what they want in the middle of a sentence. */
const IN_PASSING: readonly Question[] = [
  ["how long does it take until a build is killed for being too slow", /60[\s-]minutes?/],
  ["what's the biggest config file I can have", /256 KiB/],
  ["our deploy hangs at 'rolling out', when does it give up?", /10 minutes/],
  ["which messages survive if RabbitMQ dies? are queues backed up", /messages are not copied/],
  ["can I make the disk of my database smaller again", /never shrink/],
  [
    "who can see the values of secrets",
    /secret[^\n]{0,200}Team owner|Team owner[^\n]{0,200}secret/i,
  ],
  ["how do I unlock an account after too many failed logins", /15 minutes/],
  [
    "is there a limit for how many apps we can create",
    /Applications[^\n]{0,60}\b200\b/,
    "limit of applications per account",
  ],
  ["is Python 3.10 supported", /3\.11 (?:to|–) 3\.13/],
  ["Jenkins should push our images instead of your pipeline, how", /External CI/],
  ["how long can I look back at who deployed what", /400 days/, "how long activity is kept"],
  ["can two environments talk to each other over the network", /denies[^\n]{0,30}traffic/],
  ["how can I hand over a colleague's rights until the end of the month only", /expir/i],
  ["which environment variable tells my code the port to listen on", /PORT\b[^\n]{0,60}8080/],
  ["does Millrace scan images and does that block a build", /Trivy[\s\S]{0,200}critical/],
  ["what happens to running apps when I press undeploy", /Removes the workloads/],
  ["what percentage of requests are traced", /10\s?%/],
  ["how much notice do I get before the API breaks", /12 months/],
  ["does Kafka come with a schema registry", /SCHEMA_REGISTRY_URL/],
  ["threshold for duplicated code in the quality gate", /3\s?%/],
  ["how do I export the audit trail", /CSV/],
  [
    "how to give my component more RAM",
    /memory[^\n]{0,200}(?:GiB|MiB)/i,
    "more memory for a component",
  ],
  ["which characters may a technical name have", /\[a-z\]|lower-case|lowercase/i],
  ["what's the maximum number of replicas", /\b20\b[^\n]{0,40}replicas|replicas[^\n]{0,60}\b20\b/i],
  ["do the certificates renew on their own", /renew/i],
];

/** An assistant reads the page of the best place, and the sections of the two after it. */
const PLACES = 3;

type Reader = Awaited<ReturnType<typeof connectReader>>;

/** What a search returns, and what stands at the first of its places. */
async function read(reader: Reader, query: string): Promise<string> {
  const found = await reader.call("search", { query });
  const places = [...found.matchAll(/^ {3}(https:\S+)$/gm)]
    .slice(0, PLACES)
    .map(([, place = ""], index) => (index === 0 ? place.replace(/#.*/, "") : place));
  const texts = await Promise.all(places.map((page) => reader.call("read_page", { page })));
  return [found, ...texts].join("\n");
}

test.each([
  ["of those who know the site", QUESTIONS],
  ["of strangers", OF_STRANGERS],
  ["asked in passing", IN_PASSING],
])(
  "an assistant finds 19 of 20 answers by search and reading, %s",
  async (_, questions) => {
    const reader = await connectReader(resolve("dist"));
    const missed: string[] = [];
    const lost: string[] = [];
    for (const [question, answer, again] of questions) {
      if (answer.test(await read(reader, question))) continue;
      missed.push(question);
      if (again === undefined || !answer.test(await read(reader, again))) lost.push(question);
    }
    await reader.close();
    console.info(`${questions.length}: not with the first words ${missed.join(" | ")}`);
    expect(lost.slice(Math.floor(questions.length / 20))).toEqual([]);
  },
  60_000,
);
