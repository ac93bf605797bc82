import { hash } from "node:crypto";
import { posix } from "node:path";
import type { build, Rolldown } from "vite";
import type { ClientAssets } from "../render/render-context.ts";
import { checkedAddress } from "./checked-addresses.ts";
import { type DividedSheets, THEME_SHEETS } from "./conditional-styles.ts";

/** What was to be bundled. */
interface Wanted {
  clientId: string;
  islands: readonly string[];
  sheets: DividedSheets;
  mode: "production" | "development";
}

type BuiltFile = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** Finds the files of the client in what the bundler wrote. */
export function describeOutput(
  output: Awaited<ReturnType<typeof build>>,
  { clientId, islands, sheets, mode }: Wanted,
): ClientAssets {
  const files = (Array.isArray(output) ? output : [output]).flatMap((part) =>
    "output" in part ? part.output : [],
  );
  const isDev = mode === "development";
  const address = (file: BuiltFile | undefined, what: string) => {
    if (file === undefined) throw new Error(`The bundler wrote no ${what}.`);
    return isDev ? file.fileName : checkedAddress(file);
  };
  const entry = (name: string) =>
    files.find((file) => file.type === "chunk" && file.isEntry && file.name === name);
  const sheet = (name: string) =>
    files.find((file) => file.type === "asset" && file.names.includes(name));
  const sheetOf = (path: string) =>
    files.find((file) => file.type === "asset" && file.originalFileNames.includes(path));
  const client = entry("client");
  return {
    clientId,
    script: address(client, "client script"),
    app: appScripts(files, client).map((file) => address(file, "script of the shell")),
    dev: isDev ? address(entry("dev"), "dev script") : null,
    styles: address(sheet("style.css"), "style sheet"),
    conditionalStyles: sheets.conditional.map(({ file, needs }) => ({
      address: address(sheetOf(file), file),
      needs,
    })),
    onDemandStyles: address(sheetOf(THEME_SHEETS.onDemand), "style sheet of controls"),
    islands: Object.fromEntries(
      islands.map((file) => [file, address(entry(islandName(file)), file)]),
    ),
  };
}

/** What the first script loads next: the shell, whose chunk has the name of its module, and React. */
function appScripts(
  files: readonly BuiltFile[],
  client: BuiltFile | undefined,
): (BuiltFile | undefined)[] {
  const app = files.find((file) => file.type === "chunk" && file.name === "start-app");
  const imported = app?.type === "chunk" ? app.imports : [];
  const named = (name: string) => files.find(({ fileName }) => fileName === name);
  return [app, ...imported.filter((name) => name !== client?.fileName).map(named)];
}

/** "site/components/price-table.tsx" → "island-price-table-" and what tells its path from others. */
export function islandName(file: string): string {
  const path = hash("sha256", file, "hex").slice(0, 6);
  return `island-${posix.parse(file).name}-${path}`;
}
