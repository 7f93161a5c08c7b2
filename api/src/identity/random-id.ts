import { randomBytes } from "node:crypto";

/** 128 random bits as 22 letters that an address may carry: what names a cart or an order to the outside. */
export function randomId(): string {
  return randomBytes(16).toString("base64url");
}
