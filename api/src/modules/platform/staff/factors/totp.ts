/** Codes of an app that change every 30 seconds (RFC 6238, as all apps take them: SHA-1, six digits). */
import { Secret, TOTP } from "otpauth";

const AS_ALL_APPS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** How many steps a clock may be wrong by. */
const WINDOW = 1;

/** A new secret of 160 bits, as base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app is set up with, to be shown as a QR code. */
export function totpUri(secret: string, { shop, email }: { shop: string; email: string }): string {
  const issuer = shop.replaceAll(":", " ");
  return new TOTP({ ...AS_ALL_APPS, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The step (of 30 seconds since 1970) that the code belongs to, at most one beside the present; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const asked = { ...AS_ALL_APPS, secret: Secret.fromBase32(secret), timestamp };
  const delta = TOTP.validate({ ...asked, token: code, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: AS_ALL_APPS.period, timestamp }) + delta;
}
