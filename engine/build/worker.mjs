// A worker thread starts as plain JavaScript: it learns TypeScript first, as bin.mjs does.
import { register } from "tsx/esm/api";

register();
const tasks = await import("./tasks.ts");

export const compileBatch = ({ items, settings }) => tasks.compileBatch(items, settings);
export const renderBatch = ({ items, settings }) => tasks.renderBatch(items, settings);
