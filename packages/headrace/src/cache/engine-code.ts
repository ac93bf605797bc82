import { join } from "node:path";
import { ENGINE_DIR } from "../engine-dir.ts";
import { digest, digestFolders, readJson } from "../files/files.ts";

/** A process runs the code that it began with, so that each room is read once. */
const digests = new Map<string, Promise<string>>();

/** Changes with the code of some rooms of the engine: what they made before is then not used. */
export async function engineCodeId(...rooms: readonly string[]): Promise<string> {
  return digest((await Promise.all(rooms.map(roomDigest))).join("\n"));
}

/** The same for what names packages of the engine by their place, which is another one where a cache is taken along. */
export async function placedEngineId(...rooms: string[]): Promise<string> {
  return digest([ENGINE_DIR, await engineCodeId(...rooms)].join("\n"));
}

function roomDigest(room: string): Promise<string> {
  const known = digests.get(room) ?? readDigest(room);
  digests.set(room, known);
  return known;
}

/** The built engine knows the digests of its rooms, and of the packages that went into it. */
async function readDigest(room: string): Promise<string> {
  const built = Object.entries((await readJson(join(ENGINE_DIR, "rooms.json"))) ?? {});
  const known = new Map(built).get(room);
  return known === undefined ? digestFolders([join(ENGINE_DIR, room)]) : String(known);
}
