/** The names of this version's migrations. Loads nothing else of the API: the main process asks for them, too. */
import { readdir } from "node:fs/promises";

export const MIGRATIONS = new URL("./migrations/", import.meta.url);

/** Returns them in the order in which they are applied. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(MIGRATIONS))
    .filter((file) => file.endsWith(".sql"))
    .map((file) => file.replace(/\.sql$/, ""))
    .sort();
}
