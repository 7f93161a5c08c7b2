const MAX_ZIP_FILES = 2_000;
const MAX_ZIP_BYTES = 1024 * 1024 * 1024;

export interface ZippedFile {
  name: string;
  /** Undefined if the file is damaged, encrypted, or longer than stated or allowed. */
  open: () => Promise<File | undefined>;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Maximum length of the end record, which a comment of up to 65535 bytes may follow. */
const END_BYTES = 22 + 65_535;
const STORED = 0;
const DEFLATED = 8;

/** Returns the files of a ZIP. Undefined if the file is not a ZIP or exceeds the limits. */
export async function openZip(zip: Blob, maxBytes: number): Promise<ZippedFile[] | undefined> {
  if (zip.size > MAX_ZIP_BYTES) return undefined;
  const from = Math.max(0, zip.size - END_BYTES);
  const tail = new DataView(await zip.slice(from).arrayBuffer());
  let at = tail.byteLength - 22;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  if (at < 0) return undefined;
  const [count, size, start] = [
    tail.getUint16(at + 10, true),
    tail.getUint32(at + 12, true),
    tail.getUint32(at + 16, true),
  ];
  if (count > MAX_ZIP_FILES || start + size > zip.size) return undefined;
  const list = new DataView(await zip.slice(start, start + size).arrayBuffer());
  const files: ZippedFile[] = [];
  for (let place = 0, n = 0; n < count; n += 1) {
    if (place + 46 > list.byteLength || list.getUint32(place, true) !== ENTRY) return undefined;
    const entry = entryAt(list, place);
    place += entry.length;
    if (!/(?:^|\/)(?:__MACOSX\/|\.)|\/$/.test(entry.name))
      files.push({ name: entry.name, open: () => unpack(zip, entry, maxBytes) });
  }
  return files;
}

interface Entry {
  name: string;
  flags: number;
  method: number;
  packed: number;
  size: number;
  start: number;
  length: number;
}

function entryAt(list: DataView, at: number): Entry {
  const nameLength = list.getUint16(at + 28, true);
  const room = Math.min(nameLength, Math.max(0, list.byteLength - at - 46));
  const name = new Uint8Array(list.buffer, list.byteOffset + at + 46, room);
  return {
    name: new TextDecoder().decode(name),
    flags: list.getUint16(at + 8, true),
    method: list.getUint16(at + 10, true),
    packed: list.getUint32(at + 20, true),
    size: list.getUint32(at + 24, true),
    start: list.getUint32(at + 42, true),
    length: 46 + nameLength + list.getUint16(at + 30, true) + list.getUint16(at + 32, true),
  };
}

async function unpack(zip: Blob, entry: Entry, maxBytes: number): Promise<File | undefined> {
  const { name, flags, method, packed, size, start } = entry;
  const isEncrypted = (flags & 1) === 1;
  if (isEncrypted || size > maxBytes || (method !== STORED && method !== DEFLATED)) return undefined;
  const head = new DataView(await zip.slice(start, start + 30).arrayBuffer());
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) return undefined;
  const content = start + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const body = zip.slice(content, content + packed);
  const bytes = method === STORED ? await partsOf(body.stream(), size) : await inflated(body, size);
  return bytes && new File(bytes, name.split("/").at(-1) ?? name);
}

async function inflated(body: Blob, size: number): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  try {
    return await partsOf(body.stream().pipeThrough(new DecompressionStream("deflate-raw")), size);
  } catch {
    return undefined;
  }
}

/** Reads a file's content. Stops at the first byte beyond the stated length, to protect against ZIP bombs. */
async function partsOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  size: number,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  let length = 0;
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
    if (!value) continue;
    length += value.length;
    if (length > size) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  return length === size ? parts : undefined;
}
