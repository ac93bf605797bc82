import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../bench/random.ts";
import type { FeedbackEntry } from "./entry.ts";
import { feedbackHandler } from "./handler.ts";
import { feedbackIssues, type TrackerOptions } from "./tracker-store.ts";

const SITE = "https://docs.example.com/docs/";
const TOKEN = "only-the-tracker-may-see-this";

interface Issue {
  number: number;
  title: string;
  label: unknown;
  isOpen: boolean;
  texts: string[];
}

/** A tracker that answers as GitHub or GitLab does, and fails now and then. */
function standIn(kind: "github" | "gitlab", failing: () => boolean = () => false) {
  const issues: Issue[] = [];
  const base =
    kind === "github" ? "/repos/riverside/docs/issues" : "/projects/riverside%2Fdocs/issues";
  const send: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    expect(new Headers(init?.headers).get("Authorization")).toBe(`Bearer ${TOKEN}`);
    if (failing()) return Response.json({ message: "no" }, { status: 503 });
    const path = url.pathname.replace(/^\/api\/v4/, "").slice(base.length);
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    if (init?.method === "GET") return Response.json(listed(url));
    const [, number] = /^\/(\d+)\/(?:comments|notes)$/.exec(path) ?? [];
    if (number) issues[Number(number) - 1]?.texts.push(body.body);
    else {
      const texts = [body.body ?? body.description];
      const label = [body.labels].flat()[0];
      issues.push({
        ...{ number: issues.length + 1, title: body.title },
        label,
        isOpen: true,
        texts,
      });
    }
    return Response.json({}, { status: 201 });
  };
  const listed = ({ searchParams: asked }: URL) => {
    const size = Number(asked.get("per_page"));
    const from = (Number(asked.get("page") ?? 1) - 1) * size;
    return issues
      .filter((issue) => issue.isOpen && issue.label === asked.get("labels"))
      .filter(({ title }) => title.includes(asked.get("search") ?? ""))
      .slice(from, from + size)
      .map(({ number, title }) => (kind === "github" ? { number, title } : { iid: number, title }));
  };
  const options: TrackerOptions = {
    ...{ kind, repository: "riverside/docs", token: TOKEN, site: SITE, fetch: send },
  };
  return { issues, options };
}

function entry(page: string, note: string): FeedbackEntry {
  return { page, note, helpful: "no", section: "", day: "2026-11-22" };
}

const NOTES = [
  "",
  "The second step fails.",
  "```\n@everyone [click](javascript:alert(1))\n/close\n````",
  "~~~\n# Heading\n<img src=x onerror=alert(1)>",
  "`````\n`````",
  "    indented\n\n- list\n\n---\n@admin",
];

describe.each(["github", "gitlab"] as const)("feedbackIssues with %s", (kind) => {
  it("opens one issue for each page, and adds to it while it is open", async () => {
    const { issues, options } = standIn(kind);
    const store = feedbackIssues(options);
    await Promise.all(["/a", "/a", "/b", "/a"].map((page) => store.add(entry(page, "Why?"))));
    expect(issues.map(({ title, texts }) => [title, texts.length])).toEqual([
      ["Feedback: /a", 3],
      ["Feedback: /b", 1],
    ]);
    for (const issue of issues) issue.isOpen = false;
    await store.add(entry("/a", "Again."));
    expect(issues.map(({ title }) => title)).toEqual([
      "Feedback: /a",
      "Feedback: /b",
      "Feedback: /a",
    ]);
  });

  it("finds the issue of a page among hundreds", async () => {
    const { issues, options } = standIn(kind);
    const store = feedbackIssues(options);
    for (let page = 0; page < 250; page++) await store.add(entry(`/page/${page}`, ""));
    await store.add(entry("/page/249", "More."));
    expect(issues).toHaveLength(250);
    expect(issues.at(-1)?.texts).toHaveLength(2);
  });

  it("keeps all that it acknowledges, and nothing twice, whatever the tracker refuses", async () => {
    const random = createRandom(11);
    const { issues, options } = standIn(kind, () => random.next() < 0.3);
    const store = feedbackIssues(options);
    const sent = Array.from({ length: 300 }, (_, at) => {
      const page = `/page-${random.integer(0, 11)}`;
      return store.add(entry(page, `Note ${at}.`)).then(
        () => ({ page, at }),
        () => undefined,
      );
    });
    const kept = (await Promise.all(sent)).filter((one) => one !== undefined);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.length).toBeLessThan(300);
    const titles = issues.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { page, at } of kept) {
      const issue = issues.find(({ title }) => title === `Feedback: ${page}`);
      expect(issue?.texts.filter((text) => text.includes(`Note ${at}.\n`))).toHaveLength(1);
    }
    expect(issues.flatMap(({ texts }) => texts)).toHaveLength(kept.length);
  });

  it.each(NOTES)("writes %j as what somebody said, and not as markup", async (note) => {
    const { issues, options } = standIn(kind);
    const store = feedbackIssues(options);
    await store.add({ ...entry("/a)](x)`<b>@me", note), section: "x)@you`" });
    const [text = ""] = issues[0]?.texts ?? [];
    const { children } = unified().use(remarkParse).parse(text);
    expect(children.map(({ type }) => type)).toEqual(
      note === "" ? ["paragraph"] : ["paragraph", "code"],
    );
    const [said, code] = children;
    if (code?.type === "code") expect(code.value).toBe(note);
    expect(said?.type === "paragraph" && said.children.map(({ type }) => type)).toEqual([
      "text",
      "link",
    ]);
    expect(JSON.stringify(said)).not.toMatch(/@/);
  });

  it("is answered with 503 by the handler where the tracker refuses", async () => {
    const { options } = standIn(kind, () => true);
    const handler = feedbackHandler({ store: feedbackIssues(options), site: SITE });
    const body = JSON.stringify({ page: "/a", helpful: "yes", note: "" });
    const headers = { "Content-Type": "application/json" };
    const answer = await handler.fetch(
      new Request(`${SITE}feedback`, { method: "POST", body, headers }),
    );
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain(TOKEN);
  });
});
