/**
 * Gzip (RFC 1952) of pieces that were compressed apart: what a kept page says to everybody is compressed once, and each
 * visitor's own parts go in between. A raw deflate stream that ends in a full flush ends on a byte and looks back at
 * nothing, so that pieces may stand in any order; the sum at the end is put together from theirs.
 */
import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync, inflateRawSync } from "node:zlib";

type Columns = Uint32Array<ArrayBuffer>;

/** A piece of a page, ready to stand between others. */
export interface Piece {
  deflated: Uint8Array;
  crc: number;
  /** Bytes before compression. */
  length: number;
  /** What stands before it is moved by its length: one column for each bit of a checksum. */
  shift: Columns;
}

const compress = promisify(deflateRaw);
const OPTIONS = { level: 6, finishFlush: constants.Z_FULL_FLUSH };

/** Compresses one piece; level 6. */
export async function toPiece(text: string): Promise<Piece> {
  const bytes = Buffer.from(text);
  return pieceOf(bytes, await compress(bytes, OPTIONS));
}

/** Compresses one piece of a few kilobytes, which takes less time than waiting for another thread. */
export function toSmallPiece(text: string): Piece {
  const bytes = Buffer.from(text);
  return pieceOf(bytes, deflateRawSync(bytes, OPTIONS));
}

/** What a piece says. */
export function textOf({ deflated }: Piece): string {
  return inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
}

/** With bytes of its own: what zlib gives is the beginning of a block of 16 KB or more, which would be held as long as the piece. */
function pieceOf(bytes: Buffer, compressed: Uint8Array): Piece {
  return {
    deflated: new Uint8Array(compressed),
    crc: crc32(bytes),
    length: bytes.length,
    shift: shiftOf(bytes.length),
  };
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block, which is empty. */
const END = Buffer.from([0x03, 0x00]);

/** The file that unpacks to all pieces, one after another. */
export function spliceGzip(pieces: readonly Piece[]): Buffer<ArrayBuffer> {
  let [crc, length] = [0, 0];
  for (const piece of pieces) {
    crc = apply(piece.shift, crc) ^ piece.crc;
    length += piece.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc >>> 0, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([HEADER, ...pieces.map(({ deflated }) => deflated), END, trailer]);
}

const BITS = 32;
/** CRC-32's polynomial, lowest power first, as gzip has it. */
const POLYNOMIAL = 0xedb88320;

/** The checksum times x^(8 length): columns of the matrix that a length of zero bytes is. */
function shiftOf(length: number): Columns {
  // One zero bit: the lowest power falls out and comes back as the polynomial.
  let power: Columns = new Uint32Array(BITS);
  power[0] = POLYNOMIAL;
  for (let bit = 1; bit < BITS; bit++) power[bit] = 1 << (bit - 1);
  let result: Columns = new Uint32Array(BITS).map((_, bit) => 1 << bit);
  for (let bits = length * 8; bits > 0; bits = Math.floor(bits / 2)) {
    if (bits % 2 === 1) result = multiply(power, result);
    power = multiply(power, power);
  }
  return result;
}

function multiply(one: Columns, other: Columns): Columns {
  return other.map((column) => apply(one, column));
}

function apply(matrix: Columns, vector: number): number {
  let sum = 0;
  for (let bit = 0, rest = vector >>> 0; rest !== 0; bit++, rest >>>= 1)
    if (rest & 1) sum ^= matrix[bit] ?? 0;
  return sum >>> 0;
}
