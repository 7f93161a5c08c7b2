import { FileFault } from "../file-fault.ts";

export type TableFormat = "csv" | "xlsx";

/** Detects a workbook by its first bytes, and text by the absence of NULs. Throws FileFault for other files. */
export function formatOf(beginning: Uint8Array): TableFormat {
  if (beginning[0] === 0x50 && beginning[1] === 0x4b) return "xlsx";
  if (beginning[0] === 0xd0 && beginning[1] === 0xcf)
    throw new FileFault("Fișierul este un XLS vechi sau are parolă: salvează-l ca XLSX sau CSV.");
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|\?xml|table|meta|head|workbook)/i.test(latinOf(beginning)))
    throw new FileFault(
      "Fișierul este de fapt HTML sau XML, cu extensia XLS: deschide-l în Excel și salvează-l ca XLSX sau CSV.",
    );
  const isWide = [0xff, 0xfe].includes(beginning[0] ?? 0);
  if (!isWide && beginning.subarray(0, 4_096).includes(0))
    throw new FileFault(
      "Fișierul nu este CSV sau XLSX: alege alt fișier sau salvează-l în unul dintre aceste formate.",
    );
  return "csv";
}

function latinOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 200)).toString("latin1");
}
