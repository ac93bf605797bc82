/** A message: its indentation, sender, arrow, mark of activation, receiver, and text. */
const MESSAGE =
  /^(\s*)([^\s:;>][^:;>]*?)\s*(--?(?:>>?|[)x]))\s*([+-]?)\s*([^\s:;>][^:;>]*?)\s*:(.*)$/;
const NOTE = /^(\s*note\s+(?:left of|right of|over)\s+)([^:]+?)\s*(:.*)$/i;
const DECLARED = /^\s*(participant|actor)\s+(.+?)(?:\s+as\s+(.+?))?\s*$/;
const ACTIVE = /^(\s*(?:de)?activate\s+)(.+?)\s*$/;
/** Lines that name nobody, whatever stands in them. */
const BLOCK = /^\s*(?:loop|alt|opt|par|critical|break|rect|else|and|end|autonumber)\b(?!.*-[->)x])/;
/** What the renderer takes for the end of a name. */
const BREAKS_NAME = /\s|-[)x]/;

/** Those that take part, in the order in which they are drawn. */
type Participants = Map<string, { id: string; kind: string; label: string }>;

/**
 * Gives those who take part in a sequence, and whose names the renderer does not read as one word, a
 * name of one word, and declares them by their own. Lines stay where they are but for one that
 * declares all.
 */
export function nameParticipants(source: string): string {
  const [header = "", ...lines] = source.split("\n");
  const all: Participants = new Map();
  for (const line of lines) meet(line, all);
  if (![...all.keys()].some((name) => BREAKS_NAME.test(name))) return source;
  const declared = [...all.values()].map(({ id, kind, label }) => `${kind} ${id} as ${label}`);
  const idOf = (name: string) => all.get(name)?.id ?? name;
  return [header, ...declared, ...lines.map((line) => rename(line, idOf))].join("\n");
}

function meet(line: string, all: Participants): void {
  for (const { name, kind = "participant", label = name } of named(line)) {
    const id = BREAKS_NAME.test(name) ? `participant_${all.size + 1}` : name;
    if (!all.has(name)) all.set(name, { id, kind, label });
  }
}

/** Those whom a line names. */
function named(line: string): { name: string; kind?: string; label?: string | undefined }[] {
  if (BLOCK.test(line)) return [];
  const [, kind = "", name, label] = DECLARED.exec(line) ?? [];
  if (name !== undefined) return [{ name, kind, label }];
  const [, , noted] = NOTE.exec(line) ?? [];
  if (noted !== undefined) return namesOf(noted).map((one) => ({ name: one }));
  const [, , from, , , to] = MESSAGE.exec(line) ?? [];
  return from === undefined || to === undefined ? [] : [{ name: from }, { name: to }];
}

function rename(line: string, idOf: (name: string) => string): string {
  if (BLOCK.test(line)) return line;
  // They are declared before.
  if (DECLARED.test(line)) return "";
  const note = NOTE.exec(line);
  if (note)
    return `${note[1]}${namesOf(note[2] ?? "")
      .map(idOf)
      .join(",")}${note[3]}`;
  const active = ACTIVE.exec(line);
  if (active) return `${active[1]}${idOf(active[2] ?? "")}`;
  const [, before, from, arrow, mark, to, text] = MESSAGE.exec(line) ?? [];
  if (from === undefined || to === undefined) return line;
  return `${before}${idOf(from)}${arrow}${mark}${idOf(to)}:${text}`;
}

function namesOf(list: string): string[] {
  return list.split(",").map((name) => name.trim());
}
