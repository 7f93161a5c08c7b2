/** Caches generated files in a folder of limited size. Stores nothing while the disk is full. */
import { createHash } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const LIMIT_BYTES = 2_000_000_000;
/** Pruning shrinks the folder to this fraction of its limit, so that it is not scanned for every file. */
const PRUNED_PART = 0.8;
const LOOK_EVERY_FILES = 200;

/** A process renews its marker while it generates a file; an older marker's process has ended. */
const STALE_MARKER_MS = 20_000;
const MARKER_INTERVAL_MS = 5_000;
const LOOK_EVERY_MS = 50;

export interface MediaFolder {
  /**
   * Returns the stored file or the result of `make`, which runs once for all processes that share the folder.
   */
  readOrMake(path: string, make: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined>;
  read(path: string): Promise<Uint8Array | undefined>;
  /** Stores a file. Never throws: a file that cannot be stored is generated again later. */
  keep(path: string, bytes: Uint8Array): Promise<void>;
}

/** Opens the folder. `onFault` is called once for each period in which storing fails. */
export function openMediaFolder(
  folder: string,
  onFault: (error: unknown) => void,
  { limitBytes = LIMIT_BYTES, lookEveryFiles = LOOK_EVERY_FILES } = {},
): MediaFolder {
  let [written, isFailing] = [0, false];
  const stored: MediaFolder = {
    async readOrMake(path, make) {
      const current = await stored.read(path);
      if (current) return current;
      const file = fileOf(folder, path);
      const isFirst = await claim(file);
      if (!isFirst) {
        const fromOtherProcess = await waitFor(file);
        if (fromOtherProcess) return fromOtherProcess;
      }
      const heartbeat = setInterval(() => {
        const now = new Date();
        if (isFirst) void utimes(markOf(file), now, now).catch(() => undefined);
      }, MARKER_INTERVAL_MS);
      try {
        const bytes = await make();
        if (bytes) await stored.keep(path, bytes);
        return bytes;
      } finally {
        clearInterval(heartbeat);
        if (isFirst) await rm(markOf(file), { force: true }).catch(() => undefined);
      }
    },
    read: (path) => readFile(fileOf(folder, path)).catch(() => undefined),
    async keep(path, bytes) {
      try {
        await writeWhole(fileOf(folder, path), bytes);
        if (written % lookEveryFiles === 0) await prune(folder, limitBytes);
        written += 1;
        isFailing = false;
      } catch (error) {
        if (!isFailing) onFault(error);
        isFailing = true;
      }
    },
  };
  return stored;
}

/** Only the shop can read the folder; visitors get the files through the shop. */
const FOLDER = { recursive: true, mode: 0o700 } as const;

function markOf(file: string): string {
  return `${file}.making`;
}

/** Returns whether this process may generate the file: no other one does, or nothing can be written. */
async function claim(file: string): Promise<boolean> {
  try {
    await mkdir(join(file, ".."), FOLDER);
    const mark = await open(markOf(file), "wx");
    await mark.close();
    return true;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "EEXIST");
  }
}

/** Waits for a file of another process; undefined if that process failed or ended. */
async function waitFor(file: string): Promise<Uint8Array | undefined> {
  for (;;) {
    const made = await readFile(file).catch(() => undefined);
    if (made) return made;
    const mark = await stat(markOf(file)).catch(() => undefined);
    if (!mark) return readFile(file).catch(() => undefined);
    if (Date.now() - mark.mtimeMs > STALE_MARKER_MS) {
      await rm(markOf(file), { force: true }).catch(() => undefined);
      return undefined;
    }
    await pause(LOOK_EVERY_MS);
  }
}

function fileOf(folder: string, path: string): string {
  const key = createHash("sha256").update(path).digest("hex");
  return join(folder, key.slice(0, 2), key);
}

/** Writes a temporary file and renames it, so that no process reads an incomplete file. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(file, ".."), FOLDER);
  const related = `${file}.${process.pid}`;
  try {
    await writeFile(related, bytes);
    await rename(related, file);
  } catch (error) {
    await rm(related, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function prune(folder: string, limitBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        // Another process may be pruning at the same time.
        const found = await stat(file).catch(() => undefined);
        return { file, bytes: found?.size ?? 0, madeAt: found?.mtimeMs ?? 0 };
      }),
  );
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= limitBytes) return;
  for (const { file, bytes } of files.sort((one, other) => one.madeAt - other.madeAt)) {
    if (total <= limitBytes * PRUNED_PART) return;
    await rm(file, { force: true });
    total -= bytes;
  }
}
