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
  const add = (name: string, kind = "participant", label = name) => {
    const id = BREAKS_NAME.test(name) ? `participant_${all.size + 1}` : name;
    if (!all.has(name)) all.set(name, { id, kind, label });
  };
  if (BLOCK.test(line)) return;
  const [, kind, name, label] = DECLARED.exec(line) ?? [];
  if (name !== undefined) return add(name, kind, label);
  const note = NOTE.exec(line);
  if (note) return namesOf(note[2]).forEach((one) => add(one));
  const message = MESSAGE.exec(line);
  for (const one of [message?.[2], message?.[5]]) if (one !== undefined) add(one);
}

function rename(line: string, idOf: (name: string) => string): string {
  if (BLOCK.test(line)) return line;
  // They are declared before.
  if (DECLARED.test(line)) return "";
  const note = NOTE.exec(line);
  if (note) return `${note[1]}${namesOf(note[2]).map(idOf).join(",")}${note[3]}`;
  const active = ACTIVE.exec(line);
  if (active) return `${active[1]}${idOf(active[2] ?? "")}`;
  return line.replace(
    MESSAGE,
    (_all, before: string, from: string, arrow: string, mark: string, to: string, text: string) =>
      `${before}${idOf(from)}${arrow}${mark}${idOf(to)}:${text}`,
  );
}

function namesOf(list = ""): string[] {
  return list.split(",").map((name) => name.trim());
}
