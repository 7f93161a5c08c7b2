import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, whatever the current folder is. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Working files that may be deleted at any time when nothing runs. */
export const cache = join(root, ".cache");

/** The Node that the project pins, present once packages are installed. */
export const pinnedNode = join(root, "node_modules/.bin/node");

/** The script behind a package's command, to be run by the pinned Node. */
export function tool(name) {
  return join(root, "node_modules/.bin", name);
}
