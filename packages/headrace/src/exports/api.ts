/** An API description as data, its requests and samples, and its practice server. */
export { buildRequest } from "../api/request/build-request.ts";
export { sendability } from "../api/request/sendability.ts";
export { toFetch } from "../api/request/to-fetch.ts";
export { CODE_SAMPLES } from "../api/samples/samples.ts";
export { exampleValues } from "../api/values/example-values.ts";
export { generateValue } from "../api/values/generate-value.ts";
export { mainMediaType } from "../api/values/main-media-type.ts";
export { inDirection } from "../api/values/request-schema.ts";
export type {
  ApiBody,
  ApiDescription,
  ApiMedia,
  CallableOperation,
  Json,
  Operation,
  Schema,
} from "../model/api.ts";
export type { ConsoleOperation } from "../model/api-console.ts";
export type { ApiRequest } from "../model/api-request.ts";
export { escapePointer } from "../model/json-pointer.ts";
export { fillPath } from "../practice/paths.ts";
export type { PracticeData } from "../practice/practice-data.ts";
export { createPracticeServer } from "../practice/practice-server.ts";
export { checkPracticeFile } from "../practice-data/check-practice-file.ts";
export { practiceData } from "../practice-data/practice-data.ts";
export { loadPracticeFile } from "../practice-data/practice-file.ts";
export { loadDescription } from "../sources/openapi/load-description.ts";
