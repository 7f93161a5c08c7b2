/**
 * The format of a backup: gzip over frames, each with a letter, four bytes of length, and content.
 * An entry (a table or a file) begins with its name, continues in parts, and ends with its size and hash.
 * The last frame confirms that the file is complete.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, link, open, readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { findProcessIdentity } from "../processes/process-identity.ts";

const FORMAT = "curat-backup-1";

export interface BackupHeader {
  /** When the backup was made, in ISO 8601. */
  madeAt: string;
  /** The last migration of the database in the backup. */
  migration: string;
  sequences: { name: string; value: string; isCalled: boolean }[];
}

export type Entry = { table: string; columns: string[] } | { file: string };
export interface ContentHash {
  bytes: number;
  sha256: string;
}
export type Part =
  | { kind: "header"; header: BackupHeader }
  | { kind: "entry"; entry: Entry }
  | { kind: "bytes"; bytes: Buffer }
  | { kind: "end"; held: ContentHash }
  | { kind: "whole"; entries: number };

/** Thrown if a file is not a backup, or was damaged or altered. The message names the damaged part. */
export class DamagedBackup extends Error {}

export function nameOf(entry: Entry): string {
  return "table" in entry ? `table ${entry.table}` : `file ${entry.file}`;
}

/**
 * Writes a backup from `entries`. If the path cannot be written, throws an error that explains the reason to
 * the operator.
 * The file appears under its name only when it is complete and on disk, and never replaces another file.
 */
export async function writeBackup(
  path: string,
  header: BackupHeader,
  entries: AsyncIterable<{ entry: Entry; bytes: AsyncIterable<Buffer> }>,
): Promise<void> {
  await forgetUnfinished(path);
  const unfinished = `${path}.${process.pid}.part`;
  const handle = await begun(unfinished);
  try {
    await pipeline(
      Readable.from(framesOf(header, entries)),
      createGzip({ level: 5 }),
      async (parts: AsyncIterable<Buffer>) => {
        for await (const part of parts) await handle.writeFile(part);
      },
    );
    await handle.sync();
    // Unlike a rename, a link never replaces another file.
    await link(unfinished, path);
  } finally {
    await handle.close();
    await rm(unfinished, { force: true });
  }
}

/**
 * Deletes the partial files that killed backups to this path left behind, but not those of running processes. In a
 * container each run has the same id, so a file with this process's own id is a leftover, too.
 */
export async function forgetUnfinished(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch((): string[] => []);
  for (const name of names) {
    const [, pid] = (name.startsWith(`${basename(path)}.`) && /\.(\d+)\.part$/.exec(name)) || [];
    const isOurs = Number(pid) === process.pid;
    if (pid && (isOurs || findProcessIdentity(Number(pid)) === undefined))
      await rm(join(dirname(path), name), { force: true });
  }
}

async function begun(path: string): Promise<FileHandle> {
  try {
    return await open(path, "wx", 0o600);
  } catch (error) {
    const folder = dirname(path);
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (["EACCES", "EPERM", "EROFS"].includes(code))
      throw new Error(
        `The user of this command cannot write to ${folder}: choose another folder, or grant write access.`,
        { cause: error },
      );
    if (code === "ENOENT" || code === "ENOTDIR")
      throw new Error(`There is no folder ${folder}: create it, or choose another folder.`, {
        cause: error,
      });
    throw error;
  }
}

const FRAME_BYTES = 64 * 1024;

async function* framesOf(
  header: BackupHeader,
  entries: AsyncIterable<{ entry: Entry; bytes: AsyncIterable<Buffer> }>,
): AsyncGenerator<Buffer> {
  yield json("H", { format: FORMAT, ...header });
  let count = 0;
  for await (const { entry, bytes } of entries) {
    yield json("N", entry);
    const hash = hasher();
    for await (const part of bytes) {
      hash.add(part);
      // COPY may return a row with a picture as one chunk. Readers hold one frame in memory.
      for (let start = 0; start < part.length; start += FRAME_BYTES)
        yield frame("D", part.subarray(start, start + FRAME_BYTES));
    }
    yield json("E", hash.held());
    count += 1;
  }
  yield json("Z", { entries: count });
}

/** Reads a backup part by part. Throws DamagedBackup if the content differs from what was written. */
export async function* readBackup(path: string): AsyncGenerator<Part> {
  let [current, hash, count, isWhole]: [Entry | undefined, ReturnType<typeof hasher>, number, boolean] = [
    undefined,
    hasher(),
    0,
    false,
  ];
  for await (const [letter, content] of framesIn(path)) {
    if (letter === "H") yield { kind: "header", header: headerOf(content) };
    else if (letter === "N") {
      current = parsed(content) as Entry;
      hash = hasher();
      yield { kind: "entry", entry: current };
    } else if (letter === "D") {
      hash.add(content);
      yield { kind: "bytes", bytes: content };
    } else if (letter === "E") {
      const expected = parsed(content) as ContentHash;
      if (hash.held().sha256 !== expected.sha256)
        throw new DamagedBackup(`its ${current ? nameOf(current) : "content"} was modified`);
      count += 1;
      yield { kind: "end", held: expected };
    } else if (letter === "Z") {
      isWhole = (parsed(content) as { entries: number }).entries === count;
      yield { kind: "whole", entries: count };
    } else throw new DamagedBackup("it was modified or is not a backup");
  }
  if (!isWhole) throw new DamagedBackup("it is truncated");
}

function headerOf(content: Buffer): BackupHeader {
  const { format, ...header } = parsed(content) as BackupHeader & { format: string };
  if (format !== FORMAT) throw new DamagedBackup("its format version is not supported");
  return header;
}

const HEAD_BYTES = 5;
/** Large, because backups of earlier versions store a whole row in one frame. */
const MAX_FRAME_LENGTH = 256_000_000;

async function* framesIn(path: string): AsyncGenerator<[string, Buffer]> {
  const source = createReadStream(path);
  const text = source.pipe(createGunzip());
  source.on("error", (error) => text.destroy(error));
  // Chunks are joined only once a frame is complete, because a long frame arrives in hundreds of chunks.
  let [chunks, bufferedBytes, needed]: [Buffer[], number, number] = [[], 0, HEAD_BYTES];
  try {
    for await (const chunk of text) {
      chunks.push(chunk);
      bufferedBytes += chunk.length;
      if (bufferedBytes < needed) continue;
      let left = Buffer.concat(chunks);
      for (;;) {
        needed = left.length < HEAD_BYTES ? HEAD_BYTES : HEAD_BYTES + left.readUInt32BE(1);
        if (needed > MAX_FRAME_LENGTH) throw new DamagedBackup("it was modified or is not a backup");
        if (needed > left.length) break;
        yield [left.toString("latin1", 0, 1), left.subarray(HEAD_BYTES, needed)];
        left = left.subarray(needed);
      }
      [chunks, bufferedBytes] = [[left], left.length];
    }
  } catch (error) {
    throw damageOf(error);
  } finally {
    source.destroy();
  }
  if (bufferedBytes > 0) throw new DamagedBackup("it is truncated");
}

/** Converts zlib's errors about an incomplete or changed file to DamagedBackup. */
function damageOf(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "Z_BUF_ERROR") return new DamagedBackup("it is truncated");
  if (code === "Z_DATA_ERROR") return new DamagedBackup("it was modified or is not a backup");
  return error;
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    throw new DamagedBackup("it was modified or is not a backup");
  }
}

function json(letter: string, content: object): Buffer {
  return frame(letter, Buffer.from(JSON.stringify(content)));
}

function frame(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(letter, 0, "latin1");
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

/** Counts and hashes the bytes that it receives. */
export function hasher(): { add(part: Buffer): void; held(): ContentHash } {
  const hash = createHash("sha256");
  let bytes = 0;
  return {
    add(part) {
      hash.update(part);
      bytes += part.length;
    },
    held: () => ({ bytes, sha256: hash.copy().digest("hex") }),
  };
}
