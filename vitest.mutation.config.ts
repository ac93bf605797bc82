import config from "./vitest.config.ts";

/** `npm run test:mutation` asks the unit tests alone: a build in another process sees no mutant. */
const [unit] = config.test?.projects ?? [];

export default unit;
