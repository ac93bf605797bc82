import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const OPERATIONS = `  /notes:
    get:
      operationId: note-list
      tags: [Things]
      summary: List notes
      responses: { "200": { description: All., content: { application/json: { schema: { type: object, properties: { items: { type: array, items: { $ref: "#/components/schemas/Note" } }, page: { type: object } } } } } } }
    post:
      operationId: note-create
      tags: [Things]
      summary: Create a note
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Note" }, example: { id: milk, text: Buy milk. } } } }
      responses: { "201": { description: Created., content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } }
  /notes/{noteId}:
    get:
      operationId: note-get
      tags: [Things]
      summary: Get a note
      parameters: [{ name: noteId, in: path, required: true, schema: { type: string }, example: milk }]
      responses: { "200": { description: The note., content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } }
security: [{ key: [] }]
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  schemas: { Note: { type: object, required: [id], properties: { id: { type: string, maxLength: 20 }, text: { type: string } } } }
`;

const problem = (reason: string, status: number) =>
  `  ${reason}: { status: ${status}, code: ${reason}, title: ${reason} }\n`;

const RULES = `caller: me
aliases: {}
keys: { accept: "^key_[a-f]{8}$", readOnly: "^never$" }
rateLimits: { window: 60, buckets: {} }
bucketExtension: x-bucket
maxBody: 10000
retryAfter: 2
problemType: https://api.example/problems/
problems:
${Object.entries({
  invalid: 400,
  invalidCursor: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  notAcceptable: 406,
  taken: 409,
  conflict: 409,
  quota: 409,
  preconditionFailed: 412,
  tooLarge: 413,
  unsupportedMediaType: 415,
  idempotencyMismatch: 422,
  preconditionRequired: 428,
  rateLimited: 429,
})
  .map(([reason, status]) => problem(reason, status))
  .join("")}stamps: { create: {}, change: {} }
secrets: { flag: secret, field: value }
constants: {}
resources: {}
operations: {}
documents: {}
`;

/** Gives a copy of the fixture with an API operations that change something, and a practice server. */
export async function addPractice(root: string): Promise<void> {
  const api = join(root, "openapi/api.yaml");
  await writeFile(api, (await readFile(api, "utf8")) + OPERATIONS);
  await mkdir(join(root, "openapi/practice"));
  await writeFile(join(root, "openapi/practice/rules.yaml"), RULES);
  const config = join(root, "site/site.config.ts");
  const text = await readFile(config, "utf8");
  const practice = 'practice: "openapi/practice",';
  await writeFile(
    config,
    text.replace('id: "v1",', (id) => `${id} ${practice}`),
  );
}
