/**
 * Checking bcrypt, the hash that PHP's shops keep passwords in (Provos, Mazières: A Future-Adaptable Password Scheme). It is
 * only ever checked here: what is kept anew is argon2id.
 */
import { timingSafeEqual } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";

const ALPHABET = "./ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const FORM = /^\$2[aby]\$(\d\d)\$([./A-Za-z0-9]{22})([./A-Za-z0-9]{31})$/;
/** PHP makes 10 to 12; one of 14 would keep a processor busy for seconds. */
const DEAREST_COST = 13;
const KEY_BYTES = 72;
const HASH_BYTES = 23;
const P_WORDS = 18;
const S_WORDS = 1_024;
/** Rounds between two looks at what else waits: a few milliseconds. */
const ROUNDS_A_TURN = 64;

/** Whether the bytes are what was hashed; false for what is no bcrypt hash of a bearable cost. */
export async function isBcrypt(kept: string, password: Uint8Array): Promise<boolean> {
  const [, cost = "", salt = "", hash = ""] = FORM.exec(kept) ?? [];
  if (hash === "" || Number(cost) > DEAREST_COST || Number(cost) < 4) return false;
  const made = await bcrypt(password, { cost: Number(cost), salt: fromAlphabet(salt, 16) });
  return timingSafeEqual(made, fromAlphabet(hash, HASH_BYTES));
}

interface Boxes {
  p: Int32Array;
  s: Int32Array;
}

async function bcrypt(
  password: Uint8Array,
  { cost, salt }: { cost: number; salt: Uint8Array },
): Promise<Uint8Array> {
  const key = wordsOf(Buffer.concat([password, Buffer.of(0)]).subarray(0, KEY_BYTES), P_WORDS);
  const saltWords = wordsOf(salt, P_WORDS);
  const boxes = firstBoxes();
  expand(boxes, key, saltWords);
  const none = new Int32Array(P_WORDS);
  for (let round = 0; round < 2 ** cost; round += 1) {
    expand(boxes, key, none);
    expand(boxes, saltWords, none);
    if (round % ROUNDS_A_TURN === ROUNDS_A_TURN - 1) await nextTurn();
  }
  const text = wordsOf(Buffer.from("OrpheanBeholderScryDoubt"), 6);
  for (let time = 0; time < 64; time += 1)
    for (let at = 0; at < text.length; at += 2) encipher(boxes, text, at);
  const bytes = Buffer.alloc(24);
  text.forEach((word, at) => bytes.writeInt32BE(word, at * 4));
  return bytes.subarray(0, HASH_BYTES);
}

/** Mixes a key into the boxes, and with it a salt, of which four words are used in turn. */
function expand(boxes: Boxes, key: Int32Array, salt: Int32Array): void {
  const { p, s } = boxes;
  for (let at = 0; at < P_WORDS; at += 1) p[at] = (p[at] ?? 0) ^ (key[at] ?? 0);
  const pair = new Int32Array(2);
  let turn = 0;
  for (const box of [p, s])
    for (let at = 0; at < box.length; at += 2) {
      pair[0] = (pair[0] ?? 0) ^ (salt[turn] ?? 0);
      pair[1] = (pair[1] ?? 0) ^ (salt[turn + 1] ?? 0);
      turn = (turn + 2) % 4;
      encipher(boxes, pair, 0);
      box[at] = pair[0] ?? 0;
      box[at + 1] = pair[1] ?? 0;
    }
}

/** Blowfish on the two words at a place. */
function encipher({ p, s }: Boxes, words: Int32Array, at: number): void {
  let left = words[at] ?? 0;
  let right = words[at + 1] ?? 0;
  for (let round = 0; round < 16; round += 1) {
    left ^= p[round] ?? 0;
    const sum =
      ((s[left >>> 24] ?? 0) + (s[256 + ((left >>> 16) & 255)] ?? 0)) ^ (s[512 + ((left >>> 8) & 255)] ?? 0);
    right ^= (sum + (s[768 + (left & 255)] ?? 0)) | 0;
    [left, right] = [right, left];
  }
  words[at] = right ^ (p[17] ?? 0);
  words[at + 1] = left ^ (p[16] ?? 0);
}

/** So many words of 32 bits, the bytes over and over. */
function wordsOf(bytes: Uint8Array, count: number): Int32Array {
  const words = new Int32Array(count);
  for (let at = 0; at < count * 4; at += 1)
    words[at >> 2] = ((words[at >> 2] ?? 0) << 8) | (bytes[at % bytes.length] ?? 0);
  return words;
}

function fromAlphabet(text: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let [bits, held, at] = [0, 0, 0];
  for (const sign of text) {
    bits = (bits << 6) | ALPHABET.indexOf(sign);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    if (at < length) bytes[at] = bits >> held;
    at += 1;
    bits &= (1 << held) - 1;
  }
  return bytes;
}

let ofPi: Int32Array | undefined;

/** Blowfish begins with the digits of pi behind its point. */
function firstBoxes(): Boxes {
  ofPi ??= fractionOfPi(P_WORDS + S_WORDS);
  return { p: ofPi.slice(0, P_WORDS), s: ofPi.slice(P_WORDS) };
}

function fractionOfPi(words: number): Int32Array {
  const guard = 64n;
  const bits = BigInt(words * 32);
  const one = 1n << (bits + guard);
  const arctangentOfInverse = (of: bigint): bigint => {
    let [power, sum, divisor, sign] = [one / of, 0n, 1n, 1n];
    while (power > 0n) {
      sum += (sign * power) / divisor;
      power /= of * of;
      divisor += 2n;
      sign = -sign;
    }
    return sum;
  };
  // Machin's formula.
  const pi = 4n * (4n * arctangentOfInverse(5n) - arctangentOfInverse(239n));
  const digits = ((pi >> guard) & ((1n << bits) - 1n)).toString(16).padStart(words * 8, "0");
  return Int32Array.from({ length: words }, (_none, at) => parseInt(digits.slice(at * 8, at * 8 + 8), 16));
}
