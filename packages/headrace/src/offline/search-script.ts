import { build } from "vite";
import { engineModule } from "../engine-dir.ts";
import type { SiteMessages } from "../model/messages/messages.ts";
import { localizedSentences } from "../vite/localized-sentences.ts";

/** The script of a search page that is opened from a folder: one file, which is no module. */
export async function bundleSearchScript(root: string, messages: SiteMessages): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    plugins: [localizedSentences(messages)],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        tsconfig: false,
        input: engineModule("client/offline/search"),
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const [chunk] = outputs.flatMap((one) => ("output" in one ? one.output : []));
  if (chunk?.type !== "chunk") throw new Error("The script of the search is no script.");
  return chunk.code;
}
