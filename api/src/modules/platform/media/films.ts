/** Boxes of MP4 (ISO/IEC 14496-12) that contain other boxes. */
const HOLDERS = new Set(["moov", "trak", "mdia", "minf", "moof", "traf"]);
const NOTES = new Set(["udta", "meta", "uuid"]);

/** Empties a video's metadata in place, so that offsets stay valid. Returns undefined if the video is damaged. */
export function rewriteFilm(file: Uint8Array, format: "mp4" | "webm"): Buffer | undefined {
  const film = Buffer.from(file);
  return (format === "mp4" ? emptyBoxes(film) : emptyTags(film)) ? film : undefined;
}

function emptyBoxes(film: Buffer): boolean {
  const found = new Set<string>();
  const waiting = [{ from: 0, to: film.length }];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    for (let at = part.from; at + 8 <= part.to;) {
      const { size, head } = boxAt(film, at, part.to);
      if (size < head || at + size > part.to) return false;
      const type = film.toString("latin1", at + 4, at + 8);
      found.add(type);
      if (HOLDERS.has(type)) waiting.push({ from: at + head, to: at + size });
      if (NOTES.has(type)) {
        film.write("free", at + 4, "latin1");
        film.fill(0, at + head, at + size);
      }
      at += size;
    }
  }
  return found.has("moov") && found.has("mdat");
}

/**
 * Returns the size of a box and of its header. If the size field is 1, the size follows the type in eight bytes. If
 * it is 0, the box extends to the end.
 */
function boxAt(film: Buffer, at: number, end: number): { size: number; head: number } {
  const short = film.readUInt32BE(at);
  if (short === 0) return { size: end - at, head: 8 };
  if (short !== 1) return { size: short, head: 8 };
  return { size: at + 16 <= end ? Number(film.readBigUInt64BE(at + 8)) : 0, head: 16 };
}

const SEGMENT = 0x18538067;
const TAGS = 0x1254c367;
const EBML = 0x1a45dfa3;
const VOID = 0xec;

function emptyTags(film: Buffer): boolean {
  let [at, hasSegment] = [0, false];
  while (at < film.length) {
    const element = elementAt(film, at);
    if (!element) return hasSegment;
    const { id, from, to } = element;
    if (id === SEGMENT) {
      [hasSegment, at] = [true, from];
      continue;
    }
    if (to === undefined) return hasSegment;
    if (to > film.length || (!hasSegment && id !== EBML)) return false;
    if (id === TAGS) empty(film, at, to);
    at = to;
  }
  return hasSegment;
}

/** Returns the element at an offset. `to` is undefined if its length is unknown. */
function elementAt(
  film: Buffer,
  at: number,
): { id: number; from: number; to: number | undefined } | undefined {
  const idLength = lengthOf(film[at]);
  const sizeAt = at + idLength;
  const sizeLength = lengthOf(film[sizeAt]);
  if (idLength > 4 || sizeLength > 8 || sizeAt + sizeLength > film.length) return undefined;
  const id = film.readUIntBE(at, idLength);
  let size = BigInt(film[sizeAt] ?? 0) & ((1n << BigInt(8 - sizeLength)) - 1n);
  for (let place = 1; place < sizeLength; place += 1) size = (size << 8n) | BigInt(film[sizeAt + place] ?? 0);
  const isUnknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  const from = sizeAt + sizeLength;
  return { id, from, to: isUnknown ? undefined : from + Number(size) };
}

/** Returns the length of an EBML varint: the leading zero bits of its first byte plus one, or 9 if invalid. */
function lengthOf(first = 0): number {
  return first === 0 ? 9 : Math.clz32(first) - 23;
}

/** Writes a void element of the same length: one byte for the id, eight for the size. */
function empty(film: Buffer, from: number, to: number): void {
  film.fill(0, from, to);
  film[from] = VOID;
  const length = to - from;
  // An element with a four-byte id is longer than five bytes. If eight bytes for the size do not fit, the size takes
  // one byte.
  if (length < 9) film[from + 1] = 0x80 | (length - 2);
  else {
    film.writeBigUInt64BE(BigInt(length - 9), from + 1);
    film[from + 1] = 0x01;
  }
}
