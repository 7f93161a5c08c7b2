/** Reads a ZIP's directory, then one picture at a time. Enforces declared sizes against zip bombs. */
import { inflateRawSync } from "node:zlib";
import { UPLOAD_BYTES } from "@curat/contract/media.values";
import {
  findZipList,
  ZIP_TAIL_BYTES,
  type ZipEntry,
  zipEntriesIn,
} from "../../../../reader/tables/zip-list.ts";

export interface ZipSource {
  bytes: number;
  read: (from: number, length: number) => Promise<Buffer>;
}

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
const MAX_ENTRIES = 50_000;
const HEAD_BYTES = 30;
const MAX_LIST_BYTES = 20_000_000;

/** Returns the pictures of up to 20 MB in a ZIP; none if the ZIP cannot be read. */
export async function listPictures(source: ZipSource): Promise<ZipEntry[]> {
  const tailBytes = Math.min(source.bytes, ZIP_TAIL_BYTES);
  const list = findZipList(await source.read(source.bytes - tailBytes, tailBytes));
  if (!list || list.count > MAX_ENTRIES || list.bytes > MAX_LIST_BYTES) return [];
  if (list.start + list.bytes > source.bytes) return [];
  return zipEntriesIn(await source.read(list.start, list.bytes), MAX_ENTRIES).filter(
    ({ name, bytes, packedBytes, method }) =>
      PICTURE.test(name) &&
      bytes <= UPLOAD_BYTES &&
      packedBytes <= UPLOAD_BYTES &&
      (method === 0 || method === 8),
  );
}

/** Returns a picture's bytes; undefined if they are damaged, encrypted or larger than declared. */
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
    return undefined;
  }
}
