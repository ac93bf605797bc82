/** The files of a built site in a folder, for Node. */
export { filesIn } from "../mcp/folder-files.ts";
