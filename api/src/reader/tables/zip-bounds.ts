/** What a workbook unpacks to, as its own table of contents tells it: the reader holds each part to that. Pure. */
import { FileFault } from "../file-fault.ts";
import { findZipList, ZIP_TAIL_BYTES, zipEntriesIn } from "./zip-list.ts";

const MAX_BYTES = 400 * 1024 * 1024;
/** Texts that all sheets share are held in memory. */
const MAX_SHARED_BYTES = 48 * 1024 * 1024;
const MAX_PARTS = 2_000;

const TOO_LARGE = "Fișierul XLSX se desface în prea mult: salvează-l ca CSV sau împarte-l.";
const BROKEN = "Fișierul XLSX este stricat.";

/** Throws FileFault for what is no workbook, is broken, or unpacks to more than `maxBytes` or 400 MB. */
export function checkWorkbook(bytes: Uint8Array, maxBytes: number): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const list = findZipList(file.subarray(-ZIP_TAIL_BYTES));
  if (!list) throw new FileFault(BROKEN);
  // More than the fields of the usual format hold stands elsewhere.
  if (list.count > MAX_PARTS || list.start === 0xff_ff_ff_ff) throw new FileFault(TOO_LARGE);
  // However many it says: each that stands there is counted.
  const entries = zipEntriesIn(file.subarray(list.start));
  if (entries.length < list.count) throw new FileFault(BROKEN);
  let total = 0;
  for (const { name, packedBytes, bytes: unpacked } of entries) {
    total += unpacked;
    // A part that says it is empty and is not would be let through without an end.
    const isHidden = unpacked === 0 && packedBytes > 2;
    const isShared = /sharedStrings\.xml$/i.test(name) && unpacked > MAX_SHARED_BYTES;
    if (isHidden || isShared || total > Math.min(maxBytes, MAX_BYTES)) throw new FileFault(TOO_LARGE);
  }
}
