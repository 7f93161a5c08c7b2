import { createHash } from "node:crypto";

/** What is kept and compared of a key instead of itself. */
export function keyDigest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
