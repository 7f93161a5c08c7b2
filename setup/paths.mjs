import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folder of caches, which may be deleted whenever nothing runs. */
export const cache = join(root, ".cache");

/** The locked version of Node, available once packages are installed. */
export const pinnedNode = join(root, "node_modules/.bin/node");

export function tool(name) {
  return join(root, "node_modules/.bin", name);
}
