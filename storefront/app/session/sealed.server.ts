/** Encrypts cookies that contain personal data or grant access (decisions/0020: Small conflicts). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

const ALGORITHM = "aes-256-gcm";
const [IV_BYTES, TAG_BYTES] = [12, 16];
const MAX_PLAIN_BYTES = 64_000;
/** Browsers reject cookies over 4096 bytes, which include name and attributes. */
export const MAX_SEALED_CHARACTERS = 3900;

interface Sealing {
  sealKey: string;
  /** Separates uses. A value sealed for one purpose cannot be unsealed for another. */
  purpose: string;
}

/** Compresses, encrypts and authenticates a value. Returns IV, tag and ciphertext in base64url. */
export function seal(value: unknown, sealing: Sealing): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(sealing), iv);
  const text = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(value))), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** Returns the value that was sealed with the same key and purpose. Returns undefined for any other text. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller declares the sealed type
export function unseal<Value>(sealed: string, sealing: Sealing): Value | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(sealing), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const packed = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    // The ciphertext is authentic, so `seal` wrote this value.
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_PLAIN_BYTES }).toString()) as Value;
  } catch {
    return undefined; // forged, truncated or sealed with another key
  }
}

function keyOf({ sealKey, purpose }: Sealing): Buffer {
  return Buffer.from(hkdfSync("sha256", sealKey, "", purpose, 32));
}
