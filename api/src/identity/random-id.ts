import { randomBytes } from "node:crypto";

/** Returns 128 random bits as 22 URL-safe characters: the public id of a cart or an order. */
export function randomId(): string {
  return randomBytes(16).toString("base64url");
}
