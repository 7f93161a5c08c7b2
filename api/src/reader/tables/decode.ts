/** Files may be in UTF-8, in UTF-16 (spreadsheets) or in Windows-1250 (older Romanian programs). */

/**
 * Returns a file's encoding: UTF-16 if it has a byte order mark, Windows-1250 if any part is not valid UTF-8,
 * otherwise UTF-8.
 */
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

/** Decodes the parts one by one, without a byte order mark. */
export async function* decoded(parts: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of parts) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}
