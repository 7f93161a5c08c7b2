import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { lockDataDir } from "../processes/data-dir-lock.ts";
import type { Settings } from "../settings.ts";
import { openTaskApi } from "../task-api.ts";
import { type Contents, restoreDatabase, restoreFiles } from "./restore-backup.ts";
import { externalTarget, embeddedTarget } from "./restore-place.ts";

/** Restores a verified backup. Throws with instructions if the target is not empty or the result differs. */
export async function restoreShop(path: string, contents: Contents, settings: Settings): Promise<void> {
  await withFreeDataDir(settings.dataDir, () => restoreAll(path, contents, settings));
}

/** Runs the work while no shop can start on this folder; throws if a shop is running. */
export async function withFreeDataDir<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const taken = await lockDataDir(dataDir, console.log);
  if (!taken.ok) throw new Error(`A shop is running on ${dataDir}: restore into another DATA_DIR.`);
  try {
    return await work();
  } finally {
    taken.lock.release();
  }
}

async function restoreAll(path: string, contents: Contents, settings: Settings): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  // Backups leave out names that end in `.part`. The files are moved to their places after the database is
  // restored.
  const related = join(dataDir, "restore.part");
  try {
    const existing = contents.files.filter((file) => existsSync(join(dataDir, file)));
    if (existing.length > 0)
      throw new Error(`${dataDir} already contains ${existing.join(", ")}: restore into an empty DATA_DIR.`);
    await rm(related, { recursive: true, force: true });
    await restoreFiles(path, related);
    const place = databaseUrl ? await externalTarget(databaseUrl) : await embeddedTarget(dataDir);
    try {
      await fill(path, contents, { settings, databaseUrl: place.url });
      await moveFiles(contents.files, { from: related, to: dataDir });
    } catch (error) {
      await place
        .clear()
        .catch((why: unknown) => console.error("The unfinished restore remains in the database.", why));
      throw error;
    }
    await place.leave();
  } finally {
    await rm(related, { recursive: true, force: true });
  }
}

async function fill(
  path: string,
  contents: Contents,
  { settings, databaseUrl }: { settings: Settings; databaseUrl: string },
): Promise<void> {
  const api = openTaskApi(settings, databaseUrl);
  try {
    // Creates the tables as of the backup. Later migrations then convert the restored rows.
    await api.migrate(contents.header.migration);
    await restoreDatabase(path, { databaseUrl, contents });
    await api.migrate();
  } finally {
    await api.close();
  }
}

/** Moves either all of the files or none. */
export async function moveFiles(files: string[], { from, to }: { from: string; to: string }): Promise<void> {
  const moved: string[] = [];
  try {
    for (const file of files) {
      await mkdir(dirname(join(to, file)), { recursive: true, mode: 0o700 });
      await rename(join(from, file), join(to, file));
      moved.push(file);
    }
  } catch (error) {
    for (const file of moved) await rm(join(to, file), { force: true });
    throw error;
  }
}
