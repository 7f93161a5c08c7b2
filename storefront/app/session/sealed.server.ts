/** Texts that only this server can read, for cookies that hold personal data or a right (decisions/0020: Small conflicts). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

const ALGORITHM = "aes-256-gcm";
const [IV_BYTES, TAG_BYTES] = [12, 16];
const MAX_PLAIN_BYTES = 64_000;
/** Browsers drop cookies over 4096 bytes, name and attributes included. */
export const MAX_SEALED_CHARACTERS = 3900;

interface Sealing {
  sealKey: string;
  /** What is sealed for one thing cannot be used for another. */
  purpose: string;
}

/** Compressed, then encrypted and authenticated: iv, tag and text in base64url. */
export function seal(value: unknown, sealing: Sealing): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(sealing), iv);
  const text = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(value))), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** What was sealed with the same key for the same purpose; undefined for anything else. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what he sealed
export function unseal<Value>(sealed: string, sealing: Sealing): Value | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(sealing), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const packed = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    // It was authentic, so it is what `seal` wrote.
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_PLAIN_BYTES }).toString()) as Value;
  } catch {
    return undefined; // forged, cut off, or sealed with the key of before
  }
}

/** A key for each purpose. */
function keyOf({ sealKey, purpose }: Sealing): Buffer {
  return Buffer.from(hkdfSync("sha256", sealKey, "", purpose, 32));
}
