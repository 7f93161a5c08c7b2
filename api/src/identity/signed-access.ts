/** Passes that the shop signs and does not keep: good for one thing until one moment. */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** An access to a thing such as `order:{randomId}`; seconds are kept, fractions are cut off. */
export function signAccess(secret: string, to: string, until: Date): string {
  const expires = String(Math.floor(until.getTime() / 1_000));
  return `${expires}.${macOf(secret, `${expires}:${to}`).toString("base64url")}`;
}

/** True for an unchanged access to this very thing that is not over. */
export function isAccess(secret: string, access: string, { to, now }: { to: string; now: Date }): boolean {
  const [, expires, mac] = /^(\d{1,12})\.([\w-]{43})$/.exec(access) ?? [];
  if (expires === undefined || mac === undefined) return false;
  const expected = macOf(secret, `${expires}:${to}`);
  return timingSafeEqual(Buffer.from(mac, "base64url"), expected) && Number(expires) * 1_000 > now.getTime();
}

/** The secret seals other things too: the signing key is derived from it. */
function macOf(secret: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "curat signed access", 32));
  return createHmac("sha256", key).update(text).digest();
}
