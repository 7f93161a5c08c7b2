/** Streams a ZIP file. Keeps only the names, sizes and positions of its files in memory. */
import { crc32, deflateRawSync } from "node:zlib";

export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

/** Maximum of the fields for sizes and counts. It marks that the real value is in a ZIP64 record. */
const FULL_32 = 0xffff_ffff;
const FULL_16 = 0xffff;
/** 1 January 2000 in DOS format. The date is constant, so that repeated archives are identical. */
const DAY = (20 << 9) | (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const PACKED_ALREADY = /\.(?:zip|pdf)$/;
const [STORED, DEFLATED] = [0, 8];

/** Returns the archive as a stream, which reads each file on demand. */
export function zipStream(files: AsyncIterable<ZippedFile>): ReadableStream<Uint8Array> {
  const pieces = zipPieces(files);
  return new ReadableStream<Uint8Array>({
    pull: async (taker) => {
      const { done, value } = await pieces.next();
      if (done) taker.close();
      else taker.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

export async function* zipPieces(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const list: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of files) {
    const entry = entryOf(name, bytes);
    list.push(listed(entry, offset));
    yield entry.head;
    yield entry.content;
    offset += entry.head.length + entry.content.length;
  }
  const bytes = list.reduce((sum, { length }) => sum + length, 0);
  yield* list;
  yield ending({ count: list.length, bytes, offset });
}

interface Entry {
  name: Buffer;
  facts: Buffer;
  head: Buffer;
  content: Uint8Array;
}

function entryOf(text: string, bytes: Uint8Array): Entry {
  const name = Buffer.from(text);
  const isPacked = !PACKED_ALREADY.test(text);
  const content = isPacked ? deflateRawSync(bytes) : bytes;
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(45, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(isPacked ? DEFLATED : STORED, 4);
  facts.writeUInt16LE(DAY, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return { name, facts, content, head: Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, name]) };
}

function listed({ name, facts }: Entry, offset: number): Buffer {
  const isFar = offset >= FULL_32;
  const far = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    far.writeUInt16LE(1, 0);
    far.writeUInt16LE(8, 2);
    far.writeBigUInt64LE(BigInt(offset), 4);
  }
  const line = Buffer.alloc(46);
  line.write("PK\u0001\u0002", "latin1");
  line.writeUInt16LE(45, 4);
  facts.copy(line, 6);
  line.writeUInt16LE(far.length, 30);
  line.writeUInt32LE(Math.min(offset, FULL_32), 42);
  return Buffer.concat([line, name, far]);
}

function ending({ count, bytes, offset }: { count: number; bytes: number; offset: number }): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(Math.min(count, FULL_16), 8);
  end.writeUInt16LE(Math.min(count, FULL_16), 10);
  end.writeUInt32LE(Math.min(bytes, FULL_32), 12);
  end.writeUInt32LE(Math.min(offset, FULL_32), 16);
  if (count < FULL_16 && offset + bytes < FULL_32) return end;
  const far = Buffer.alloc(76);
  far.write("PK\u0006\u0006", "latin1");
  far.writeBigUInt64LE(44n, 4);
  far.writeUInt16LE(45, 12);
  far.writeUInt16LE(45, 14);
  far.writeBigUInt64LE(BigInt(count), 24);
  far.writeBigUInt64LE(BigInt(count), 32);
  far.writeBigUInt64LE(BigInt(bytes), 40);
  far.writeBigUInt64LE(BigInt(offset), 48);
  far.write("PK\u0006\u0007", 56, "latin1");
  far.writeBigUInt64LE(BigInt(offset + bytes), 64);
  far.writeUInt32LE(1, 72);
  return Buffer.concat([far, end]);
}
