import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { chown, mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { checkBackup, restoreFiles } from "../backup/restore-backup.ts";
import type { DatabaseHome } from "../postgres/database-home.ts";
import type { ArchiveStore } from "./archive-store.ts";
import type { BaseInfo } from "./archive-layout.ts";
import type { Choice } from "./choose-base.ts";

export async function fetchInfo(store: ArchiveStore, { base }: Choice): Promise<BaseInfo> {
  const parts: Buffer[] = [];
  for await (const part of await store.get(`${base.folder}info.json`)) parts.push(Buffer.from(part));
  // Written by `storeBase`.
  return JSON.parse(Buffer.concat(parts).toString()) as BaseInfo;
}

/**
 * Downloads the files of DATA_DIR to `beside` and returns their names. Throws if `dataDir` already has one of
 * them.
 */
export async function fetchFiles(
  store: ArchiveStore,
  { base }: Choice,
  { dataDir, beside }: { dataDir: string; beside: string },
): Promise<string[]> {
  await mkdir(beside, { recursive: true });
  const backup = join(beside, "files.backup");
  await pipeline(await store.get(`${base.folder}files.backup`), createWriteStream(backup));
  const { files } = await checkBackup(backup);
  const existing = files.filter((file) => existsSync(join(dataDir, file)));
  if (existing.length > 0)
    throw new Error(`${dataDir} already contains ${existing.join(", ")}: restore into an empty DATA_DIR.`);
  await restoreFiles(backup, beside);
  return files;
}

/**
 * Unpacks the base backup next to the database's final location, as the user who will run the database.
 * Returns the folder.
 */
export async function fetchCluster(
  store: ArchiveStore,
  { base }: Choice,
  { home, info }: { home: DatabaseHome; info: BaseInfo },
): Promise<string> {
  const cluster = `${home.cluster}.new`;
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await chownToDatabaseUser(home, cluster);
  const tar = spawn("tar", ["-xzf", "-", "-C", cluster], {
    cwd: home.folder,
    stdio: ["pipe", "ignore", "pipe"],
    ...home.user,
  });
  const complaints: Buffer[] = [];
  tar.stderr.on("data", (part: Buffer) => complaints.push(part));
  const unpacked = new Promise<number | null>((resolve, reject) =>
    tar.on("error", reject).on("close", resolve),
  );
  const hash = createHash("sha256");
  const content = await store.get(`${base.folder}cluster.tar.gz`);
  const broken = await pipeline(
    content,
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        hash.update(part);
        yield part;
      }
    },
    tar.stdin,
  ).catch((error: unknown) => error);
  if ((await unpacked) !== 0 || broken)
    throw new Error(`The base backup could not be unpacked. ${Buffer.concat(complaints).toString().trim()}`, {
      cause: broken,
    });
  if (hash.digest("hex") !== info.clusterSha256)
    throw new Error(`The base backup of ${base.endedAt.toISOString()} is damaged: choose an earlier time.`);
  return cluster;
}

/** Downloads the compressed segments to a folder that the database's user can read. Returns the folder. */
export async function fetchLog(store: ArchiveStore, { log }: Choice, home: DatabaseHome): Promise<string> {
  const folder = join(home.folder, "log-to-replay");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  await chownToDatabaseUser(home, folder);
  for (const { name } of log) {
    const path = join(folder, basename(name));
    await pipeline(await store.get(name), createWriteStream(path, { mode: 0o600 }));
    await chownToDatabaseUser(home, path);
  }
  return folder;
}

async function chownToDatabaseUser({ user }: DatabaseHome, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}
