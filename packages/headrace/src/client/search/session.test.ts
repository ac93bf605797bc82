import { describe, expect, test, vi } from "vitest";
import type { SearchResult } from "../../search/query/search-results.ts";
import { LoadFailure } from "./index/load-failure.ts";
import { EVERYWHERE, type Scope } from "./scope.ts";
import { createSearchSession, type SearchAnswer } from "./session.ts";

const MANUALS: Scope = {
  kind: "within",
  section: { name: "manuals", label: "Manuals", route: "/deploy" },
};

/** A result that says what it answers. */
function result(title: string): SearchResult {
  const document = { id: 0, title, url: "/", hash: "", breadcrumbs: [], parent: null };
  const match = { document, kind: "Title", score: 1 } as const;
  return { ...match, best: match, sections: [], terms: [], asked: [], explain: [] };
}

/** Indexes that load when the test says so. */
function create() {
  const loads: {
    fresh: boolean;
    scope: Scope;
    done: (answer: SearchAnswer) => void;
    fail: (error: Error) => void;
  }[] = [];
  const session = createSearchSession({
    load: (scope, { fresh }) =>
      new Promise((done, fail) => {
        loads.push({ fresh, scope, done, fail });
      }),
    limit: 8,
    scope: EVERYWHERE,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    session,
    loads,
    settle,
    titles: () => session.state.get().results.map((row) => row.document.title),
  };
}

const answerAs =
  (name: string): SearchAnswer =>
  (query) => ({ results: query === "nothing" ? [] : [result(`${name}: ${query}`)] });

/** An answer by names; the rest comes, or does not, when the test says so. */
function namesFirst() {
  const waiting: { done: () => void; fail: (error: Error) => void }[] = [];
  let isWhole = false;
  const more = () =>
    new Promise<void>((done, fail) => {
      waiting.push({ done, fail });
    });
  const answer: SearchAnswer = (query, limit) =>
    isWhole
      ? answerAs("all")(query, limit)
      : { results: answerAs("names")(query, limit).results, more };
  const arrive = () => {
    isWhole = true;
    for (const { done } of waiting) done();
  };
  return { answer, waiting, arrive };
}

describe("search session", () => {
  test("SEARCH-06 answers what was typed while the index loaded, and then each key at once", async () => {
    const { session, loads, settle, titles } = create();
    session.ask("dep");
    expect(session.state.get()).toMatchObject({ status: "loading", results: [] });
    loads[0]?.done(answerAs("all"));
    await settle();
    expect(titles()).toEqual(["all: dep"]);
    session.ask("depl");
    expect(titles()).toEqual(["all: depl"]);
  });

  test("SEARCH-06 shows what names answer while the rest of the index loads", async () => {
    const { session, loads, settle, titles } = create();
    const { answer, arrive } = namesFirst();
    session.ask("dep");
    loads[0]?.done(answer);
    await settle();
    expect(session.state.get()).toMatchObject({ status: "loading" });
    expect(titles()).toEqual(["names: dep"]);
    session.ask("nothing");
    expect(session.state.get()).toMatchObject({ status: "loading", results: [], suggestions: [] });
    session.ask("depl");
    arrive();
    await settle();
    expect(session.state.get().status).toBe("ready");
    expect(titles()).toEqual(["all: depl"]);
  });

  test("what comes for an older query changes nothing, be it good or bad", async () => {
    const { session, loads, settle, titles } = create();
    const { answer, waiting } = namesFirst();
    loads[0]?.done(answer);
    await settle();
    for (const query of ["dep", "depl", "dep"]) session.ask(query);
    const states: string[] = [];
    session.state.subscribe(() => states.push(session.state.get().status));
    waiting[0]?.fail(new Error("given up"));
    waiting[1]?.done();
    await settle();
    expect(states).toEqual([]);
    expect(titles()).toEqual(["names: dep"]);
  });

  test("F51 what names answer stands when more does not come, and the next key asks again", async () => {
    const { session, loads, settle, titles } = create();
    const { answer, waiting, arrive } = namesFirst();
    session.ask("dep");
    loads[0]?.done(answer);
    await settle();
    waiting[0]?.fail(new LoadFailure("refused", "The server answered with an error (404)."));
    await settle();
    expect(session.state.get()).toMatchObject({
      status: "failed",
      message: "The server answered with an error (404).",
    });
    expect(titles()).toEqual(["names: dep"]);
    session.ask("depl");
    expect(session.state.get().status).toBe("failed");
    arrive();
    await settle();
    expect(session.state.get()).toMatchObject({ status: "ready" });
    expect(titles()).toEqual(["all: depl"]);
    expect(loads).toHaveLength(1);
  });

  test("SEARCH-01 asks the index nothing for an empty field", async () => {
    const { session, loads, settle } = create();
    const answer = vi.fn<SearchAnswer>(() => ({ results: [] }));
    loads[0]?.done(answer);
    await settle();
    session.ask("   ");
    expect(answer).not.toHaveBeenCalled();
    expect(session.state.get()).toMatchObject({ status: "ready", results: [] });
  });

  test("an index that comes late is not shown over that of the scope chosen since", async () => {
    const { session, loads, settle, titles } = create();
    session.ask("deploy");
    session.setScope(MANUALS);
    loads[1]?.done(answerAs("manuals"));
    await settle();
    loads[0]?.done(answerAs("all"));
    await settle();
    expect(loads.map(({ scope }) => scope)).toEqual([EVERYWHERE, MANUALS]);
    expect(titles()).toEqual(["manuals: deploy"]);
  });

  test("F51 a failure says why; a retry loads afresh and answers what stands in the field", async () => {
    const { session, loads, settle, titles } = create();
    session.ask("deploy");
    loads[0]?.fail(new LoadFailure("foreign", "Unexpected version url"));
    await settle();
    expect(session.state.get()).toMatchObject({
      status: "failed",
      message: "Unexpected version url. This is no search index.",
    });
    session.retry();
    expect(session.state.get().status).toBe("loading");
    loads[1]?.done(answerAs("all"));
    await settle();
    expect(loads.map(({ fresh }) => fresh)).toEqual([false, true]);
    expect(titles()).toEqual(["all: deploy"]);
  });

  test("F51 an index that breaks while it answers counts as one that did not load", async () => {
    const { session, loads, settle } = create();
    loads[0]?.done(() => {
      throw new RangeError("Offset is outside the bounds");
    });
    await settle();
    session.ask("deploy");
    expect(session.state.get()).toMatchObject({
      status: "failed",
      message: "This is no search index.",
    });
  });

  test("nothing changes after its end", async () => {
    const { session, loads, settle } = create();
    session.ask("deploy");
    session.end();
    loads[0]?.done(answerAs("all"));
    await settle();
    expect(session.state.get().results).toEqual([]);
  });
});
