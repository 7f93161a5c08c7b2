import { createHash } from "node:crypto";

/** Returns the SHA-256 digest that is stored and compared in place of a key. */
export function keyDigest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
