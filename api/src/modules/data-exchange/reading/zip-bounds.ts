/** What a workbook unpacks to, as its own table of contents tells it: the reader holds each part to that. Pure. */
import { FileFault } from "./table.ts";

const MOST_BYTES = 400 * 1024 * 1024;
/** Texts that all sheets share are held in memory. */
const MOST_SHARED_BYTES = 48 * 1024 * 1024;
const MOST_PARTS = 2_000;

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const TOO_LARGE = "Fișierul XLSX se desface în prea mult: salvează-l ca CSV sau împarte-l.";
const BROKEN = "Fișierul XLSX este stricat.";

/** Throws FileFault for what is no workbook, is broken, or unpacks to more than it may. */
export function checkWorkbook(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xff_ff || at === 0xff_ff_ff_ff || count > MOST_PARTS) throw new FileFault(TOO_LARGE);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new FileFault(BROKEN);
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    total += unpacked;
    // A part that says it is empty and is not would be let through without an end.
    const isHidden = unpacked === 0 && packed > 2;
    const isShared = /sharedStrings\.xml$/i.test(name) && unpacked > MOST_SHARED_BYTES;
    if (isHidden || isShared || total > MOST_BYTES) throw new FileFault(TOO_LARGE);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

function endOf(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new FileFault(BROKEN);
}
