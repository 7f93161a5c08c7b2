/** The spool: the folder into which PostgreSQL copies finished log segments until they are archived. */
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ArchiveStore } from "./archive-store.ts";
import { logName, SEGMENT } from "./archive-layout.ts";

const compress = promisify(gzip);

const RAW = /^(?:[0-9A-F]{24}|[0-9A-F]{8}\.history)$/;
const PACKED = /^((?:[0-9A-F]{24}|[0-9A-F]{8}\.history))\.gz$/;
/** Matches the marker that PostgreSQL writes with each base backup; a restore does not need it. */
const MARK = /^[0-9A-F]{24}\.[0-9A-F]{8}\.backup$/;

/**
 * Compresses the segments in the spool. A segment from a quiet minute shrinks from 16 MB to a few kilobytes.
 */
export async function packSpool(spool: string): Promise<void> {
  for (const name of (await readdir(spool)).sort()) {
    const path = join(spool, name);
    if (MARK.test(name)) await rm(path, { force: true });
    if (!RAW.test(name)) continue;
    const { mtime } = await stat(path);
    await writeFile(`${path}.part`, await compress(await readFile(path)), { mode: 0o600 });
    // The doctor calculates from the original time how long the segment has waited.
    await utimes(`${path}.part`, mtime, mtime);
    await rename(`${path}.part`, `${path}.gz`);
    await rm(path);
  }
}

/** Moves the compressed segments into the archive in order and calls back after each segment. */
export async function emptySpool(
  spool: string,
  {
    store,
    line,
    arrived,
  }: { store: ArchiveStore; line: string; arrived: (segment: string) => Promise<void> },
): Promise<void> {
  for (const file of (await readdir(spool)).sort()) {
    const name = PACKED.exec(file)?.[1];
    if (name === undefined) continue;
    await store.put(logName(line, name), await readFile(join(spool, file)));
    await rm(join(spool, file));
    if (SEGMENT.test(name)) await arrived(name);
  }
}

/** Deletes the unarchived segments, so that the shop has disk space to continue writing. */
export async function dropSpool(spool: string): Promise<void> {
  for (const name of await readdir(spool))
    if (RAW.test(name) || PACKED.test(name)) await rm(join(spool, name), { force: true });
}
