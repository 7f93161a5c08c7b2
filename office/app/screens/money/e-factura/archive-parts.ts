/** Reads the files of an archive page by page. */

export interface ArchivePart {
  /** Contents in base64. */
  files: { file_name: string; content: string }[];
  /** Cursor of the next page; null after the last. */
  next: string | null;
}

/**
 * Yields one file at a time; a page is only read after all earlier files were consumed, so that one page is
 * in memory.
 */
export async function* filesOf(
  first: ArchivePart,
  read: (after: string) => Promise<ArchivePart>,
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  for (let part = first; ; part = await read(part.next)) {
    for (const { file_name: name, content } of part.files)
      yield { name, bytes: Buffer.from(content, "base64") };
    if (part.next === null) return;
  }
}
