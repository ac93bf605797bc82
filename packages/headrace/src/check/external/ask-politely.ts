import { askAddress, type LinkAnswer, type LinkAsking } from "./ask-address.ts";

/** Hosts that are asked at the same time; one host is asked for one address at a time. */
const HOSTS = 8;
/** Between two addresses of a host. */
const PAUSE_MS = 1_000;
/** A host that gave no answer so often in a row is not asked for the rest of its addresses. */
const MAX_SILENT = 3;
const SKIPPED = "its host gave no answer for three other addresses, and was left in peace";

/** Hears of each answer. */
export type OnAnswer = (address: string, answer: LinkAnswer) => void | Promise<void>;

/** Asks for addresses of many hosts, none of them hurried. */
export async function askPolitely(
  addresses: readonly string[],
  options: LinkAsking,
  onAnswer: OnAnswer,
): Promise<void> {
  // The longest first, or it would be waited for alone.
  const waiting = byHost(addresses).toSorted((one, other) => other.length - one.length);
  const work = async () => {
    for (let host = waiting.shift(); host; host = waiting.shift())
      await askHost(host, options, onAnswer);
  };
  await Promise.all(Array.from({ length: HOSTS }, work));
}

function byHost(addresses: readonly string[]): string[][] {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  return [...hosts.values()];
}

async function askHost(
  addresses: readonly string[],
  options: LinkAsking,
  onAnswer: OnAnswer,
): Promise<void> {
  let silent = 0;
  for (const [index, address] of addresses.entries()) {
    if (silent >= MAX_SILENT) {
      await onAnswer(address, { kind: "unsure", why: SKIPPED, again: "never" });
      continue;
    }
    if (index > 0) await options.wait(PAUSE_MS);
    const answer = await askAddress(address, options);
    silent = answer.kind === "unsure" && answer.again !== "never" ? silent + 1 : 0;
    await onAnswer(address, answer);
  }
}
