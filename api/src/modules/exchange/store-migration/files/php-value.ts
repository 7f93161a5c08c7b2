/** WordPress stores lists in one column with PHP's `serialize`. Objects are not supported. */

export type PhpValue = string | number | boolean | null | { [key: string]: PhpValue };

/** Parses a value; undefined if it is malformed or contains an object. String lengths count UTF-8 bytes. */
export function readPhp(text: string): PhpValue | undefined {
  const bytes = Buffer.from(text);
  try {
    return valueAt(bytes, { at: 0 }, 0);
  } catch {
    return undefined;
  }
}

const DEEPEST = 12;

function valueAt(bytes: Buffer, place: { at: number }, depth: number): PhpValue {
  if (depth > DEEPEST) throw new RangeError("too deep");
  const kind = String.fromCharCode(bytes[place.at] ?? 0);
  place.at += 2;
  if (kind === "N") return null;
  if (kind === "i" || kind === "d" || kind === "b") {
    const number = Number(upTo(bytes, place, ";"));
    return kind === "b" ? number === 1 : number;
  }
  const length = Number(upTo(bytes, place, ":"));
  if (!Number.isSafeInteger(length) || length < 0 || length > bytes.length) throw new RangeError("no length");
  if (kind === "s") {
    const text = bytes.toString("utf8", place.at + 1, place.at + 1 + length);
    place.at += length + 3;
    return text;
  }
  if (kind !== "a") throw new RangeError(`no value of kind ${kind}`);
  place.at += 1;
  const entries: [string, PhpValue][] = [];
  for (let left = length; left > 0; left -= 1) {
    const key = valueAt(bytes, place, depth + 1);
    if (typeof key !== "string" && typeof key !== "number") throw new RangeError("no key");
    entries.push([`${key}`, valueAt(bytes, place, depth + 1)]);
  }
  place.at += 1;
  return Object.fromEntries(entries);
}

function upTo(bytes: Buffer, place: { at: number }, end: string): string {
  const stop = bytes.indexOf(end, place.at);
  if (stop === -1) throw new RangeError("cut off");
  const text = bytes.toString("latin1", place.at, stop);
  place.at = stop + 1;
  return text;
}
