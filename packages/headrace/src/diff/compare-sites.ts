import { splitSuffix } from "../model/routes.ts";
import type { BuiltPage, BuiltSite } from "./built-site.ts";
import { lineChanges } from "./line-changes.ts";
import { findMoves, type Move, targetOf } from "./moved-pages.ts";
import { factLines, type ToldLinks } from "./page-facts.ts";
import type {
  ChangedPage,
  FileChanges,
  LostAnchor,
  MenuChange,
  RedirectChange,
  SiteDiff,
  Weight,
} from "./site-diff.ts";

/** Less is no reader's business. */
const NOTICEABLE = { bytes: 1024, share: 0.05 };

/** What differs between two builds, but for what search finds. */
export function compareSites(
  before: BuiltSite,
  after: BuiltSite,
): Omit<SiteDiff, "searches" | "searchProblem"> {
  const moves = findMoves(before, after);
  const pairs = pairPages(before, after, moves);
  const origins = new Set(moves.map(({ from }) => from));
  const targets = new Set(moves.map(({ to }) => to));
  const menus = menuChanges(before, after);
  const told = { hasSameMenus: menus.length === 0, renamed: renamedLinks(pairs, menus) };
  const gone = [...before.pages.values()].filter(
    (page) => !after.pages.has(page.route) && !origins.has(page),
  );
  const added = [...after.pages.values()].filter(
    (page) => !before.pages.has(page.route) && !targets.has(page),
  );
  return {
    added: added.map(nameOf).sort(byRoute),
    removed: gone
      .map((page) => ({ ...nameOf(page), leadsTo: leadsTo(after, page.route) }))
      .sort(byRoute),
    moved: moves
      .map(({ from, to, isRedirected }) => ({ ...nameOf(to), from: from.route, isRedirected }))
      .sort(byRoute),
    lostAddresses: lostAddresses(before, after),
    lostAnchors: pairs.flatMap(([old, page]) => lostAnchors(old, page)),
    changed: pairs.flatMap(([old, page]) => changedPage(old, page, told)),
    redirects: redirectChanges(before, after, moves),
    menus,
    files: fileChanges(before, after),
    weights: pairs
      .map(([old, page]) => ({ name: page.route, before: old.bytes, after: page.bytes }))
      .filter(isNoticeable)
      .toSorted((one, other) => Math.abs(growth(other)) - Math.abs(growth(one))),
    totals: [...before.totals].map(([name, bytes]) => ({
      name,
      before: bytes,
      after: after.totals.get(name) ?? 0,
    })),
    pages: { before: before.pages.size, after: after.pages.size },
  };
}

type PagePair = readonly [old: BuiltPage, page: BuiltPage];

/** Each page with what it was, in the order of their addresses. */
function pairPages(before: BuiltSite, after: BuiltSite, moves: readonly Move[]): PagePair[] {
  const origins = new Map(moves.map(({ from, to }) => [to, from]));
  return [...after.pages.values()].sort(byRoute).flatMap((page): PagePair[] => {
    const old = before.pages.get(page.route) ?? origins.get(page);
    return old ? [[old, page]] : [];
  });
}

function nameOf({ route, title }: BuiltPage): { route: string; title: string } {
  return { route, title };
}

function byRoute(one: { route: string }, other: { route: string }): number {
  return one.route < other.route ? -1 : Number(one.route > other.route);
}

/** The route or, on another site, the address at which a page that is gone ends. */
function leadsTo(site: BuiltSite, route: string): string | null {
  const to = site.redirects.get(route) ?? null;
  return targetOf(site, route)?.route ?? (to?.startsWith("/") ? null : to);
}

/** Redirects that led nowhere before have not lost anything. */
function lostAddresses(before: BuiltSite, after: BuiltSite): string[] {
  const known = [...before.pages.keys(), ...before.redirects.keys()];
  const lost = known.filter((route) => targetOf(before, route) && !leadsOn(after, route));
  return [...new Set(lost)].sort();
}

/** To a page, to a file of the site that is none, or to another site. */
function leadsOn(site: BuiltSite, route: string): boolean {
  if (leadsTo(site, route) !== null) return true;
  const to = site.redirects.get(route);
  return to !== undefined && /\.[a-z\d]+$/i.test(splitSuffix(to)[0]);
}

function lostAnchors(old: BuiltPage, page: BuiltPage): LostAnchor[] {
  return old.headings
    .filter(({ id }) => !page.ids.has(id))
    .map(({ id, text }) => ({ route: page.route, id, text }));
}

/** What leads to pages by another name now, as menus write it. */
function renamedLinks(pairs: readonly PagePair[], menus: readonly MenuChange[]): Set<string> {
  const inMenus = menus.flatMap(({ lines }) => lines.flatMap(({ after }) => after));
  const renamed = pairs.filter(([old, page]) => old.title !== page.title);
  const titles = renamed.map(([, { title, route }]) => `${title} (${route})`);
  return new Set([...inMenus.map((line) => line.trim()), ...titles]);
}

function changedPage(old: BuiltPage, page: BuiltPage, links: ToldLinks): ChangedPage[] {
  const told = lineChanges(old.lines, page.lines);
  const texts = told.length > 0 ? told : lineChanges(old.shown, page.shown);
  const facts = lineChanges(...factLines(old.facts, page.facts, links));
  const lines = [...texts, ...facts];
  const hasTitle = old.title === page.title;
  if (hasTitle && lines.length === 0) return [];
  return [
    {
      ...nameOf(page),
      ...(hasTitle ? {} : { oldTitle: old.title }),
      added: lines.reduce((sum, { after }) => sum + after.length, 0),
      removed: lines.reduce((sum, { before }) => sum + before.length, 0),
      lines,
    },
  ];
}

/** Where they led to a page that has moved, they follow it. */
function redirectChanges(
  before: BuiltSite,
  after: BuiltSite,
  moves: readonly Move[],
): RedirectChange[] {
  const moved = new Map(moves.map(({ from, to }) => [from.route, to.route]));
  return [...before.redirects].flatMap(([from, to]): RedirectChange[] => {
    const now = after.redirects.get(from);
    if (now === undefined || now === to || now === moved.get(to)) return [];
    return [{ from, before: to, after: now }];
  });
}

function menuChanges(before: BuiltSite, after: BuiltSite): MenuChange[] {
  const names = new Set([...before.menus.keys(), ...after.menus.keys()]);
  return [...names].flatMap((name): MenuChange[] => {
    const lines = lineChanges(before.menus.get(name) ?? [], after.menus.get(name) ?? []);
    return lines.length === 0 ? [] : [{ name, lines }];
  });
}

function fileChanges(before: BuiltSite, after: BuiltSite): FileChanges {
  const old = [...before.files];
  return {
    added: [...after.files.keys()].filter((file) => !before.files.has(file)),
    removed: old.flatMap(([file]) => (after.files.has(file) ? [] : [file])),
    changed: old.flatMap(([file, content]) =>
      (after.files.get(file) ?? content) === content ? [] : [file],
    ),
  };
}

function growth({ before, after }: Weight): number {
  return after - before;
}

function isNoticeable(weight: Weight): boolean {
  const bytes = Math.abs(growth(weight));
  return bytes >= NOTICEABLE.bytes && bytes >= NOTICEABLE.share * weight.before;
}
