/** Stores an archive in a folder on another disk or on another machine's share. */
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ArchiveStore, StoredFile } from "./archive-store.ts";

export function openFolder(folder: string): ArchiveStore {
  const write = async (name: string, content: Readable): Promise<void> => {
    // A missing folder means that the disk is not mounted. Creating it would fill this machine's own disk.
    await requireFolder(folder);
    const path = join(folder, name);
    const unfinished = `${path}.part`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }));
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
  return {
    put: (name, content) => write(name, Readable.from([content])),
    putFile: (name, path) => write(name, createReadStream(path)),
    get: async (name) => (await open(join(folder, name))).createReadStream(),
    async list(prefix) {
      await requireFolder(folder);
      const below = join(folder, prefix.slice(0, prefix.lastIndexOf("/") + 1));
      const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch(noneWhereMissing);
      const files = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
        .map((entry) => join(entry.parentPath, entry.name));
      const found = await Promise.all(
        files.map(async (path): Promise<StoredFile> => {
          const { size, mtime } = await stat(path);
          return { name: relative(folder, path).split(sep).join("/"), bytes: size, modifiedAt: mtime };
        }),
      );
      return found
        .filter(({ name }) => name.startsWith(prefix))
        .sort((one, other) => (one.name < other.name ? -1 : 1));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function requireFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory())
    throw new Error(`There is no folder ${folder}: create it, or mount the disk that holds it.`);
}

function noneWhereMissing(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
  throw error;
}
