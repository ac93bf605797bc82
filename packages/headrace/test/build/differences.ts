import { type EditedSite, pageText } from "./edited-site.ts";

const PAGES = { home: "/", guide: "/guide", steps: "/guide/steps", news: "/news/first" };
const USER = "/api/getUser";
const CREATE = "/api/createUser";

type Change = (site: EditedSite) => Promise<unknown>;

/** What somebody does to a site, where it shows, and what is told of it. */
type Plant = readonly [what: string, change: Change, routes: readonly string[], told: RegExp];

const OF_PAGES: readonly Plant[] = [
  [
    "a page is added",
    (site) => site.put("content/guide/new.md", pageText("New")),
    ["/guide/new"],
    /"added"/,
  ],
  ["a page is removed", (site) => site.delete("content/news/weir.md"), ["/news/weir"], /"removed"/],
  [
    "a page is moved",
    (site) => site.move("content/news/weir.md", "content/news/dam.md"),
    ["/news/dam"],
    /"isRedirected": false/,
  ],
  ["a title", page("news/first.md", "First news", "Oldest news"), [PAGES.news], /Oldest/],
  ["a description", page("guide/steps.mdx", "in order", "at once"), [PAGES.steps], /at once/],
  [
    "a label of the links to a page, beside its title",
    page("news/first.md", "unlisted:", "pagination_label: The oldest\nunlisted:"),
    [PAGES.steps, "/news/weir"],
    /Next page: The oldest \(/,
  ],
  [
    "a space that does not break",
    page("guide/index.md", "it shares", "it\u00a0shares"),
    [PAGES.guide],
    /it\u00a0shares/,
  ],
  ["a heading", page("guide/steps.mdx", "## Do it", "## Try it"), [PAGES.steps], /"do-it"/],
  ["an id", page("guide/index.md", "#limits", "#bounds"), [], /"limits"/],
  [
    "a heading is gone",
    page("guide/_shared.md", "## Shared part\n", ""),
    [PAGES.guide],
    /shared-part/,
  ],
  ["a word", page("guide/index.md", "it shares", "it has"), [PAGES.guide], /it has/],
  ["a sign", page("guide/index.md", "it shares.", "it shares!"), [PAGES.guide], /shares!/],
  ["a number", page("guide/_shared.md", "users/7", "users/8"), [PAGES.guide], /users\/8/],
  ["a cell", page("index.md", "It grinds", "It saws"), [PAGES.home], /It saws/],
  [
    "a row is added",
    page("index.md", "| Mill |", "| Dam | Holds. |\n| Mill |"),
    [PAGES.home],
    /Dam/,
  ],
  ["code", page("guide/steps.mdx", "users/7", "users/9"), [PAGES.steps], /users\/9/],
  [
    "a title of code",
    page("guide/steps.mdx", 'title="run.sh', 'title="go.sh'),
    [PAGES.steps],
    /go\.sh/,
  ],
  ["shown code", (site) => site.edit("examples/run.sh", "runs", "walks"), [PAGES.steps], /walks/],
  [
    "a tip becomes a warning",
    page("guide/index.md", ":::tip", ":::warning"),
    [PAGES.guide],
    /arning/,
  ],
  [
    "a list has one more",
    page("guide/index.md", "- Then grain", "- Then grain\n- Then flour"),
    [PAGES.guide],
    /flour/,
  ],
  ["a formula", page("guide/index.md", "x^2", "x^3"), [PAGES.guide], /x\^3/],
  ["a fact", (site) => site.edit("content/facts.yaml", "60", "45"), [PAGES.guide], /45 minutes/],
  [
    "a link leads elsewhere",
    page("index.md", "steps.mdx#do-it", "index.md"),
    [PAGES.home],
    /the steps/,
  ],
  [
    "a link to another site",
    page("guide/index.md", "A build", "[A build](https://a.example)"),
    [PAGES.guide],
    /a\.example/,
  ],
  ["an alternative", page("index.md", "A dot", "A point"), [PAGES.home], /A point/],
  [
    "a picture",
    (site) => site.edit("content/pictures/square.svg", "<svg ", "<svg data-new='1' "),
    [PAGES.home],
    /square/,
  ],
  [
    "what is folded",
    page("guide/steps.mdx", "The photograph", "The drawing"),
    [PAGES.steps],
    /The drawing/,
  ],
  ["a card", page("guide/steps.mdx", "**within**", "**inside**"), [PAGES.steps], /inside/],
];

const AROUND_PAGES: readonly Plant[] = [
  [
    "a label of the sidebar",
    page("guide/index.md", "All of the guide", "The guide"),
    [],
    /"\s*The guide \(/,
  ],
  [
    "the order of the sidebar",
    page("guide/index.md", "sidebar_position: 1", "sidebar_position: 9"),
    [],
    /Sidebar docs/,
  ],
  [
    "a category's name",
    (site) => site.edit("site/sidebars.ts", '"Guide"', '"Handbook"'),
    [],
    /Handbook/,
  ],
  [
    "a page leaves the sidebar",
    page("news/first.md", "unlisted: false", "unlisted: true"),
    // It says so above its text.
    [PAGES.news],
    /Sidebar docs/,
  ],
  ["a link of the bar", config('label: "Steps"', 'label: "Start"'), [], /Start \(/],
  ["words of the end", config('copyright: "Nobody"', 'copyright: "Somebody"'), [], /Somebody/],
  ["a link of the end", config('label: "News"', 'label: "Now"'), [], /Now \(/],
  [
    "a redirect is gone",
    config("/old/steps", "/older/steps"),
    [],
    /"lostAddresses": \[\s*"\/old\/steps"/,
  ],
  [
    "a redirect leads elsewhere",
    config('to: "/guide/steps"', 'to: "/guide"'),
    [],
    /"redirects": \[\s*\{\s*"from": "\/old\/steps"/,
  ],
  [
    "a file is gone",
    (site) => site.delete("static/files/notes.txt"),
    [],
    /"removed": \[\s*"files\/notes/,
  ],
  [
    "a file",
    (site) => site.put("static/files/notes.txt", "Other."),
    [],
    /"changed": \[\s*"files\/notes/,
  ],
  [
    "a file is added",
    (site) => site.put("static/files/more.txt", "More."),
    [],
    /"added": \[\s*"files\/more/,
  ],
];

const LIST_USERS =
  "    get: { operationId: listUsers, summary: List users, tags: [users], responses: { '200': { description: All. } } }\n";
const DEPTH = "        - { name: depth, in: query, schema: { type: integer } }\n";
const TYPE = "schema: { type: string }";

const OF_INTERFACES: readonly Plant[] = [
  ["an operation is renamed", api("Get a user", "Fetch a user"), [USER], /Fetch a user/],
  [
    "an operation is removed",
    api(/ {2}\/users:\n[\s\S]*(?=components:)/, ""),
    [CREATE],
    /"removed"/,
  ],
  [
    "an operation is added",
    api("  /users:\n", `  /users:\n${LIST_USERS}`),
    ["/api/listUsers"],
    /"added"/,
  ],
  ["a parameter is added", api(`${TYPE}\n`, `${TYPE}\n${DEPTH}`), [USER], /depth/],
  ["a parameter's type", api(TYPE, "schema: { type: integer }"), [USER], /integer/],
  [
    "a property must be sent",
    api("required: [name]", "required: [name, age]"),
    [USER, CREATE],
    /yes/,
  ],
  ["a limit", api("maxLength: 40", "maxLength: 50"), [USER, CREATE], /50/],
  ["a property is gone", api(/ {8}age:\n[\s\S]*?minimum: 0\n/, ""), [USER, CREATE], /age/],
  [
    "an answer is added",
    api('        "404":', '        "410": { description: Gone. }\n        "404":'),
    [USER],
    /410/,
  ],
  ["an example", api("name: Ada", "name: Bea"), [CREATE], /Bea/],
  [
    "an operation is deprecated",
    api("operationId: getUser", "deprecated: true\n      operationId: getUser"),
    [USER],
    /eprecated/,
  ],
  ["the server", api("https://api.author", "https://eu.api.author"), [USER, CREATE], /eu\.api/],
];

/** Changes of many kinds, one at a time. */
export const PLANTS = [...OF_PAGES, ...AROUND_PAGES, ...OF_INTERFACES].map(
  ([what, change, routes, told]) => ({ what, change, routes, told }),
);

function page(file: string, from: string, to: string): Change {
  return (site) => site.edit(`content/${file}`, from, to);
}

function config(from: string, to: string): Change {
  return (site) => site.edit("site/site.config.ts", from, to);
}

function api(from: string | RegExp, to: string): Change {
  return (site) => site.edit("openapi/api.yaml", from, to);
}
