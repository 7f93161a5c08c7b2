/** Imports nothing else from the API, because the server's main process also loads this file. */
import { readdir } from "node:fs/promises";

export const MIGRATIONS = new URL("./migrations/", import.meta.url);

/** Returns the names in the order of application. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(MIGRATIONS))
    .filter((file) => file.endsWith(".sql"))
    .map((file) => file.replace(/\.sql$/, ""))
    .sort();
}
