/** The files of an archive that is read in parts. */

export interface ArchivePart {
  /** Contents in base64. */
  files: { file_name: string; content: string }[];
  /** What the next part is read with; null after the last. */
  next: string | null;
}

/** File by file: a part is read once the files before it were taken, so that one is held at a time. */
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
