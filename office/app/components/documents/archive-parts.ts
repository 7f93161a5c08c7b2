export interface ArchivePart {
  files: { file_name: string; content: string }[];
  next: string | null;
}

/** Yields the files one by one. Only one part of the archive is held in memory at a time. */
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
