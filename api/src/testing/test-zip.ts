import { deflateRawSync } from "node:zlib";

/** Creates a compressed ZIP. `saidBytes` overrides the declared size of its files. */
export function zipOf(
  files: Record<string, Uint8Array>,
  { saidBytes }: { saidBytes?: number } = {},
): Uint8Array<ArrayBuffer> {
  const heads: Buffer[] = [];
  const lists: Buffer[] = [];
  let at = 0;
  // Identical contents are compressed once.
  const packedOf = new Map<Uint8Array, Buffer>();
  for (const [name, bytes] of Object.entries(files)) {
    const packed = packedOf.get(bytes) ?? deflateRawSync(bytes, { level: bytes.length > 1_000_000 ? 1 : 6 });
    packedOf.set(bytes, packed);
    const head = Buffer.alloc(30 + Buffer.byteLength(name));
    head.write("PK\u0003\u0004", "latin1");
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(saidBytes ?? bytes.length, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    head.write(name, 30);
    const entry = Buffer.alloc(46 + Buffer.byteLength(name));
    entry.write("PK\u0001\u0002", "latin1");
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(saidBytes ?? bytes.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    entry.write(name, 46);
    heads.push(head, packed);
    lists.push(entry);
    at += head.length + packed.length;
  }
  const list = Buffer.concat(lists);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(lists.length, 8);
  end.writeUInt16LE(lists.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...heads, list, end]));
}

export async function aPicture(): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp({ create: { width: 20, height: 10, channels: 3, background: "#2a7" } })
    .jpeg()
    .toBuffer();
}
