/** Codes of authenticator apps (RFC 6238, with the parameters that all apps support). */
import { Secret, TOTP } from "otpauth";

const AS_ALL_APPS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Tolerated clock difference in steps of 30 seconds. */
const WINDOW = 1;

/** Returns a new secret of 160 bits, as base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the setup URI for an app. Pages show it as a QR code. */
export function totpUri(secret: string, { shop, email }: { shop: string; email: string }): string {
  const issuer = shop.replaceAll(":", " ");
  return new TOTP({ ...AS_ALL_APPS, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** Returns the time step of a code, at most one step from now; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const input = { ...AS_ALL_APPS, secret: Secret.fromBase32(secret), timestamp };
  const delta = TOTP.validate({ ...input, token: code, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: AS_ALL_APPS.period, timestamp }) + delta;
}
