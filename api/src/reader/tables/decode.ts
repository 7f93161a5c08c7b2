/** The text of a file in UTF-8, in the UTF-16 of spreadsheets, or in the Windows-1250 that older programs here write. */

/** Looks through the whole file: what is no UTF-8 anywhere is Windows-1250 everywhere. */
export async function encodingOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  try {
    for await (const part of parts) {
      if (isFirst && part[0] === 0xff && part[1] === 0xfe) return "utf-16le";
      if (isFirst && part[0] === 0xfe && part[1] === 0xff) return "utf-16be";
      isFirst = false;
      decoder.decode(part, { stream: true });
    }
    decoder.decode();
    return "utf-8";
  } catch {
    return "windows-1250";
  }
}

/** The text of the parts, part by part, without a mark at its beginning. */
export async function* decoded(parts: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of parts) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}
