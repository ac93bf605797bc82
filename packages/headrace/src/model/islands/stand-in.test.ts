import { expect, test } from "vitest";
import { absentReasons, beginAbsent, isAbsent } from "./absent-component.ts";
import { standIn } from "./stand-in.ts";

const REASON = 'It imports "x", which can\'t be found.';
// biome-ignore lint/suspicious/noExplicitAny: it stands for whatever a package has.
const absent: any = standIn(REASON);

/** Uses of an absent package, each of which gives something to go on with. */
const USES: [string, () => unknown][] = [
  ["a name", () => absent.Card],
  ["a name of a name", () => absent.motion.div],
  ["a call", () => absent.useInView({ once: true })],
  ["a part of what a call gives", () => absent.useTheme().colors.text],
  ["a tagged text", () => absent.styled.div`color: red`],
  ["a list's method", () => absent.posts.filter(Boolean).map(String)],
  ["an object", () => new absent.Client()],
  ["a wrapper", () => absent.withStyles({})],
];

test.each(USES)("%s of an absent package is drawn as what is within it", (_, use) => {
  beginAbsent();
  expect(isAbsent(use())).toBe(true);
  expect(absentReasons()).toEqual([REASON]);
});

test("is no text, no list, and waits for nothing", async () => {
  beginAbsent();
  expect(`${absent.version}`).toBe("");
  expect([...absent.list]).toEqual([]);
  const [first, second = 2] = absent.useState();
  expect([first, second]).toEqual([undefined, 2]);
  await absent.load();
  expect(JSON.stringify({ a: absent })).toBe("{}");
  expect(absentReasons()).toEqual([REASON]);
});

function Chart() {
  return null;
}

test("a component that is wrapped stays", () => {
  expect(absent.observer(Chart)).toBe(Chart);
  expect(absent.connect({})(Chart)).toBe(Chart);
});
