/**
 * Encrypts secrets that the shop must read again (AES-256-GCM), so that a copy of the database does not reveal them.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = "curat sealed secret";

/** Encrypts a text. It can only be decrypted with the same purpose. */
export function seal(sealKey: string, text: string, purpose: string = PURPOSE): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(sealKey, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/**
 * Decrypts a text. Returns undefined if it was encrypted with another key or the ciphertext was tampered
 * with.
 */
export function unseal(sealKey: string, sealed: string, purpose: string = PURPOSE): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(sealKey, purpose), nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(tag);
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    // OpenSSL reports the same error for a wrong key and for tampered ciphertext.
    return undefined;
  }
}

function keyOf(sealKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", sealKey, "", purpose, 32));
}
