import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Hashes the names and contents of files; missing files count as empty. */
export async function hashFiles(folder, files) {
  const hash = createHash("sha256");
  for (const file of [...files].sort()) {
    const content = await readFile(join(folder, file)).catch(() => Buffer.alloc(0));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Returns all files below a folder, relative to `base`. */
export async function filesBelow(base, folder) {
  const entries = await readdir(join(base, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(base, join(entry.parentPath ?? entry.path, entry.name)));
}
