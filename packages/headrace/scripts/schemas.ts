/**
 * `npm run schemas` writes the JSON Schemas of front matter and configuration, for editors and other
 * programs. A test holds that they are those of the Zod schemas that the engine validates with.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { siteConfigSchema } from "../src/config/schema.ts";
import { frontMatterSchema } from "../src/sources/front-matter-schema.ts";

/** Where the schemas are, absolute. */
export const SCHEMA_FOLDER = join(dirname(import.meta.dirname), "schemas");

/** Each schema as the text of its file, by the file's name. */
export function schemaFiles(): Record<string, string> {
  return {
    "front-matter.schema.json": print(
      "Front matter of a page",
      z.toJSONSchema(frontMatterSchema, {
        io: "output",
        unrepresentable: "any",
        // YAML reads an unquoted 404 or true as something else than text; the engine takes both.
        override: ({ jsonSchema }) => {
          if (jsonSchema.type !== "string" || jsonSchema.enum) return;
          Object.assign(jsonSchema, { type: ["string", "number", "boolean"] });
        },
      }),
    ),
    "site-config.schema.json": print(
      "What site/site.config.ts exports",
      z.toJSONSchema(siteConfigSchema, { io: "input", unrepresentable: "any" }),
    ),
  };
}

function print(title: string, schema: object): string {
  return `${JSON.stringify({ title, ...schema }, null, 2)}\n`;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const [file, text] of Object.entries(schemaFiles())) {
    writeFileSync(join(SCHEMA_FOLDER, file), text);
  }
}
