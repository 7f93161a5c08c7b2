import { createHash } from "node:crypto";

/** Returns the SHA-256 digest of a key. The digest is stored and compared instead of the key. */
export function keyDigest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
