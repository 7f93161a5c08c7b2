/** An entry of a ZIP's central directory, which is untrusted. */

export interface ZipEntry {
  name: string;
  method: number;
  packedBytes: number;
  bytes: number;
  at: number;
}

export interface ZipList {
  count: number;
  start: number;
  bytes: number;
}

const END_BYTES = 22;
const MAX_NOTE_LENGTH = 65_535;
/** Maximum length of the last part of a ZIP, which contains the position of its directory. */
export const ZIP_TAIL_BYTES = END_BYTES + MAX_NOTE_LENGTH;
const ENTRY_BYTES = 46;

/** Finds the directory in the last bytes of a ZIP; undefined if the file is truncated or no ZIP. */
export function findZipList(tail: Buffer): ZipList | undefined {
  if (tail.length < END_BYTES) return undefined;
  const end = tail.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"), tail.length - END_BYTES);
  if (end < 0) return undefined;
  return {
    count: tail.readUInt16LE(end + 10),
    bytes: tail.readUInt32LE(end + 12),
    start: tail.readUInt32LE(end + 16),
  };
}

/** Returns at most `most` entries, up to the first invalid one. Ignores the declared number. */
export function zipEntriesIn(list: Buffer, most = Infinity): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (
    let at = 0;
    entries.length < most &&
    at + ENTRY_BYTES <= list.length &&
    list.toString("latin1", at, at + 4) === "PK\u0001\u0002";
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
