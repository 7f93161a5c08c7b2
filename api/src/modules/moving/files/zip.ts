/**
 * Pictures in a ZIP, read where they stand: the list at its end first, then one file at a time, so that the archive is never
 * whole in memory. What a file says of its size is a bound, not a promise: a bomb is cut off.
 */
import { inflateRawSync } from "node:zlib";
import { UPLOAD_BYTES } from "@curat/contract/media.values";

/** An archive of so many bytes, from which a range can be read. */
export interface ZipSource {
  bytes: number;
  read: (from: number, length: number) => Promise<Buffer>;
}

export interface ZipEntry {
  name: string;
  method: number;
  packedBytes: number;
  bytes: number;
  /** Where its own head begins. */
  at: number;
}

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
const MOST_ENTRIES = 50_000;
const END_BYTES = 22;
const LONGEST_NOTE = 65_535;
const ENTRY_BYTES = 46;
const HEAD_BYTES = 30;
const MOST_LIST_BYTES = 20_000_000;

/** The pictures that it lists, none where it is no ZIP that can be read. Files of more than 20 MB are none. */
export async function listPictures(source: ZipSource): Promise<ZipEntry[]> {
  const tailBytes = Math.min(source.bytes, END_BYTES + LONGEST_NOTE);
  const tail = await source.read(source.bytes - tailBytes, tailBytes);
  const end = tail.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end < 0 || tail.length < end + END_BYTES) return [];
  const [count, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (count > MOST_ENTRIES || length > MOST_LIST_BYTES || start + length > source.bytes) return [];
  return entriesIn(await source.read(start, length)).filter(
    ({ name, bytes, packedBytes, method }) =>
      PICTURE.test(name) &&
      bytes <= UPLOAD_BYTES &&
      packedBytes <= UPLOAD_BYTES &&
      (method === 0 || method === 8),
  );
}

function entriesIn(list: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (
    let at = 0;
    at + ENTRY_BYTES <= list.length && list.toString("latin1", at, at + 4) === "PK\u0001\u0002";
  ) {
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((place) => list.readUInt16LE(at + place));
    const name = list.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + (nameBytes ?? 0));
    entries.push({
      name,
      method: list.readUInt16LE(at + 10),
      packedBytes: list.readUInt32LE(at + 20),
      bytes: list.readUInt32LE(at + 24),
      at: list.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + (nameBytes ?? 0) + (extraBytes ?? 0) + (noteBytes ?? 0);
  }
  return entries;
}

/** The file's bytes; undefined where they are damaged, locked, or more than it says. */
export async function readPicture(
  source: ZipSource,
  entry: ZipEntry,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (entry.at + HEAD_BYTES > source.bytes) return undefined;
  const head = await source.read(entry.at, HEAD_BYTES);
  if (head.toString("latin1", 0, 4) !== "PK\u0003\u0004" || (head.readUInt16LE(6) & 1) === 1)
    return undefined;
  const start = entry.at + HEAD_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (start + entry.packedBytes > source.bytes) return undefined;
  const packed = await source.read(start, entry.packedBytes);
  if (entry.method === 0) return Buffer.from(packed);
  try {
    return Buffer.from(inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.bytes) }));
  } catch {
    // Damaged, or a bomb: to its sender both are a picture that does not open.
    return undefined;
  }
}
