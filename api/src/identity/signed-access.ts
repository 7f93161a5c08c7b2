/** Signed access tokens. They are not stored; each is valid for one subject until it expires. */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Returns a token for a subject such as `order:{randomId}`; the expiry is rounded down to seconds. */
export function signAccess(secret: string, to: string, until: Date): string {
  const expires = String(Math.floor(until.getTime() / 1_000));
  return `${expires}.${macOf(secret, `${expires}:${to}`).toString("base64url")}`;
}

/** Returns whether the token has a valid signature, has not expired and is for this subject. */
export function isAccess(secret: string, access: string, { to, now }: { to: string; now: Date }): boolean {
  const [, expires, mac] = /^(\d{1,12})\.([\w-]{43})$/.exec(access) ?? [];
  if (expires === undefined || mac === undefined) return false;
  const expected = macOf(secret, `${expires}:${to}`);
  return timingSafeEqual(Buffer.from(mac, "base64url"), expected) && Number(expires) * 1_000 > now.getTime();
}

/** Returns a signature of 32 lower-case hex digits, for places that may change the case of letters. */
export function signText(secret: string, text: string): string {
  return macOf(secret, `text:${text}`).toString("hex").slice(0, 32);
}

export function isSignedText(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(signText(secret, text));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Returns a text's signature. Its key is derived from the secret, because the secret also encrypts other
 * data.
 */
function macOf(secret: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "curat signed access", 32));
  return createHmac("sha256", key).update(text).digest();
}
