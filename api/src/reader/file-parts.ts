import { TooMuch } from "./file-fault.ts";
import type { FileParts } from "./reading.ts";

const PART_BYTES = 256 * 1024;

export function partsOf(bytes: Uint8Array): FileParts {
  return async function* parts() {
    for (let from = 0; from < bytes.length; from += PART_BYTES) yield bytes.subarray(from, from + PART_BYTES);
  };
}

/** Returns all bytes of a file. Throws TooMuch above `maxBytes`. */
export async function wholeFile(parts: FileParts, maxBytes = Infinity): Promise<Buffer> {
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts()) {
    length += part.length;
    if (length > maxBytes) throw new TooMuch();
    all.push(part);
  }
  return Buffer.concat(all);
}
