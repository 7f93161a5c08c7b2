/** What was made once is kept in a folder that does not grow for ever; without room nothing is kept. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const LIMIT_BYTES = 2_000_000_000;
/** Pruned down to this part, so that it is not looked through for every file. */
const PRUNED_PART = 0.8;
const LOOK_EVERY_FILES = 200;

export interface MediaFolder {
  read(path: string): Promise<Uint8Array | undefined>;
  /** Never throws: what can not be kept is made again. */
  keep(path: string, bytes: Uint8Array): Promise<void>;
}

/** Opens the folder; `onFault` is told once for as long as keeping fails. */
export function openMediaFolder(
  folder: string,
  onFault: (error: unknown) => void,
  { limitBytes = LIMIT_BYTES, lookEveryFiles = LOOK_EVERY_FILES } = {},
): MediaFolder {
  let [written, isFailing] = [0, false];
  return {
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
}

function fileOf(folder: string, path: string): string {
  const key = createHash("sha256").update(path).digest("hex");
  return join(folder, key.slice(0, 2), key);
}

/** Written beside and moved into place, so that another process never reads half a file. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  const beside = `${file}.${process.pid}`;
  try {
    await writeFile(beside, bytes);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Takes the oldest files away where all together are too large. */
async function prune(folder: string, limitBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        // Another process may prune at the same time.
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
