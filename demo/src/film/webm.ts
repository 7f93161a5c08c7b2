/** A WebM film of still pictures: lossy WebP and VP8 key frames are the same thing in two boxes. */

export interface Frame {
  /** A lossy WebP without transparency. */
  webp: Uint8Array;
  /** How long it stands. */
  ms: number;
}

const TRACK = 1;
const KEY_FRAME = 0x80;
/** A block's time is told in 16 bits from its cluster's; a new cluster begins well before they end. */
const CLUSTER_MS = 5_000;

/** Frames one after another as a file that browsers play and can seek in. */
export function muxWebm(
  frames: readonly Frame[],
  { width, height }: { width: number; height: number },
): Uint8Array {
  const duration = frames.reduce((sum, { ms }) => sum + ms, 0);
  const info = element(
    0x1549a966,
    element(0x2ad7b1, uint(1_000_000)),
    element(0x4489, float(duration)),
    element(0x4d80, text("curat")),
    element(0x5741, text("curat")),
  );
  const video = element(0xe0, element(0xb0, uint(width)), element(0xba, uint(height)));
  const tracks = element(
    0x1654ae6b,
    element(
      0xae,
      element(0xd7, uint(TRACK)),
      element(0x73c5, uint(TRACK)),
      element(0x83, uint(1)),
      element(0x86, text("V_VP8")),
      video,
    ),
  );
  const clusters = clustersOf(frames);
  const before = info.length + tracks.length;
  const cues = cuesOf(clusters, before + cuesOf(clusters, 0).length);
  const head = element(
    0x1a45dfa3,
    element(0x4286, uint(1)),
    element(0x42f7, uint(1)),
    element(0x42f2, uint(4)),
    element(0x42f3, uint(8)),
    element(0x4282, text("webm")),
    element(0x4287, uint(2)),
    element(0x4285, uint(2)),
  );
  return joined(head, element(0x18538067, info, tracks, cues, ...clusters.map(({ bytes }) => bytes)));
}

interface Cluster {
  startMs: number;
  bytes: Uint8Array;
}

function clustersOf(frames: readonly Frame[]): Cluster[] {
  const clusters: { startMs: number; blocks: Uint8Array[] }[] = [];
  let at = 0;
  for (const { webp, ms } of frames) {
    let cluster = clusters.at(-1);
    if (!cluster || at - cluster.startMs >= CLUSTER_MS)
      clusters.push((cluster = { startMs: at, blocks: [] }));
    const offset = at - cluster.startMs;
    cluster.blocks.push(
      element(0xa3, Uint8Array.of(0x80 | TRACK, offset >> 8, offset & 0xff, KEY_FRAME), vp8Of(webp)),
    );
    at += ms;
  }
  return clusters.map(({ startMs, blocks }) => ({
    startMs,
    bytes: element(0x1f43b675, element(0xe7, uint(startMs)), ...blocks),
  }));
}

/** Where each cluster begins, counted from the segment's first byte. */
function cuesOf(clusters: readonly Cluster[], first: number): Uint8Array {
  let at = first;
  const points = clusters.map(({ startMs, bytes }) => {
    const point = element(
      0xbb,
      element(0xb3, uint(startMs)),
      element(0xb7, element(0xf7, uint(TRACK)), element(0xf1, uint(at))),
    );
    at += bytes.length;
    return point;
  });
  return element(0x1c53bb6b, ...points);
}

/** The "VP8 " chunk of a RIFF file. */
function vp8Of(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  for (let at = 12; at + 8 <= webp.length;) {
    const size = view.getUint32(at + 4, true);
    if (view.getUint32(at, false) === 0x56503820) return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error("The picture is no lossy WebP.");
}

function element(id: number, ...content: Uint8Array[]): Uint8Array {
  const size = content.reduce((sum, { length }) => sum + length, 0);
  return joined(idBytes(id), sizeBytes(size), ...content);
}

function idBytes(id: number): Uint8Array {
  const bytes = uint(id);
  let from = 0;
  while (bytes[from] === 0) from++;
  return bytes.subarray(from);
}

/** Always eight bytes: simple, and a length is known before its value. */
function sizeBytes(size: number): Uint8Array {
  const bytes = uint(size);
  bytes[0] = 0x01;
  return bytes;
}

function uint(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
