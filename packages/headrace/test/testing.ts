/**
 * What the tests of this repository's own site take from the engine, as "headrace/testing". Part of the
 * repository alone: the package does not bring it.
 */
export { createRandom, type Random } from "../bench/random.ts";
export { toJsonSchema } from "../src/api/testing/json-schema.ts";
export { COPIED_STATE_MS, MOBILE_BREAKPOINT_PX } from "../src/model/constants.ts";
export { listen, type RunningServer } from "../src/server/listen.ts";
export { startPostHandler } from "../src/server/post-handler.ts";
export { startPractice } from "../src/server/practice.ts";
export { startPreview } from "../src/server/preview.ts";
export { splitSearchIndex } from "./build/split-site.ts";
export { THEME_TOKENS, undefinedTokens, weakPairs } from "./contrast.ts";
export { fixtureSite, PROGRAM } from "./places.ts";
export { connectReader } from "./reader-client.ts";
export { type EchoServer, startEchoServer } from "./samples/echo-server.ts";
export { runCurl, runNodejs } from "./samples/run-samples.ts";
export { sentRequest } from "./samples/sent-request.ts";
