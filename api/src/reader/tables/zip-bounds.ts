/** Checks the unpacked size in the ZIP directory. The library enforces the declared size of each part. */
import { FileFault } from "../file-fault.ts";
import { findZipList, ZIP_TAIL_BYTES, zipEntriesIn } from "./zip-list.ts";

const MAX_BYTES = 400 * 1024 * 1024;
/** Limit for the strings that all sheets share, because memory holds all of them. */
const MAX_SHARED_BYTES = 48 * 1024 * 1024;
const MAX_PARTS = 2_000;

const TOO_LARGE = "Conținutul fișierului XLSX este prea mare: salvează-l ca CSV sau împarte-l.";
const BROKEN = "Fișierul XLSX este deteriorat: salvează-l din nou sau alege alt fișier.";

/** Throws FileFault if the file is not a workbook, is corrupt, or unpacks to more than `maxBytes` or 400 MB. */
export function checkWorkbook(bytes: Uint8Array, maxBytes: number): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const list = findZipList(file.subarray(-ZIP_TAIL_BYTES));
  if (!list) throw new FileFault(BROKEN);
  // An offset of 0xffffffff means that a ZIP64 record contains the real one.
  if (list.count > MAX_PARTS || list.start === 0xff_ff_ff_ff) throw new FileFault(TOO_LARGE);
  // Counts the entries that are actually present. The directory may declare fewer.
  const entries = zipEntriesIn(file.subarray(list.start));
  if (entries.length < list.count) throw new FileFault(BROKEN);
  let total = 0;
  for (const { name, packedBytes, bytes: unpacked } of entries) {
    total += unpacked;
    // A part that is falsely declared empty would be unpacked without a limit.
    const isHidden = unpacked === 0 && packedBytes > 2;
    const isShared = /sharedStrings\.xml$/i.test(name) && unpacked > MAX_SHARED_BYTES;
    if (isHidden || isShared || total > Math.min(maxBytes, MAX_BYTES)) throw new FileFault(TOO_LARGE);
  }
}
