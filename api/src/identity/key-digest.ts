import { createHash } from "node:crypto";

export function keyDigest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
