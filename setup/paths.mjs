import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, independent of the current folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Working files that may be deleted whenever nothing runs. */
export const cache = join(root, ".cache");

/** The pinned Node, available once packages are installed. */
export const pinnedNode = join(root, "node_modules/.bin/node");

/** Returns the script of a package's command, for the pinned Node. */
export function tool(name) {
  return join(root, "node_modules/.bin", name);
}
