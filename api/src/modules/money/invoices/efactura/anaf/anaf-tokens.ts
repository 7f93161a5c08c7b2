/** Tokens of ANAF's login and their expiry. (specification: e-Factura, the way to ANAF) */
import { z } from "zod";
import { type AnafResult, failed } from "./anaf-result.ts";

const DAY_MS = 86_400_000;
const ACCESS_DAYS = 90;

export interface Tokens {
  access: string;
  refresh: string;
  accessUntil: Date;
  refreshUntil: Date | undefined;
}

const answer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive().optional(),
});
const claims = z.object({ exp: z.number().positive() });

export function readTokens(status: number, text: string, now: Date): AnafResult<Tokens> {
  const { data } = answer.safeParse(jsonOf(text));
  if (status >= 400 || !data)
    return failed(
      "refused",
      "ANAF a respins autorizarea: codul a expirat sau autorizarea anterioară nu mai este valabilă. Reconectează magazinul la ANAF.",
    );
  const { access_token: access, refresh_token: refresh, expires_in: seconds = ACCESS_DAYS * 86_400 } = data;
  return {
    ok: true,
    value: {
      access,
      refresh,
      accessUntil: endOf(access) ?? new Date(now.getTime() + seconds * 1_000),
      refreshUntil: endOf(refresh),
    },
  };
}

/** Returns the expiry of a JWT; undefined for other tokens. Does not verify the signature, because only ANAF can. */
function endOf(token: string): Date | undefined {
  const [, body, signature] = token.split(".");
  if (body === undefined || signature === undefined) return undefined;
  const { data } = claims.safeParse(jsonOf(Buffer.from(body, "base64url").toString("utf8")));
  return data && new Date(data.exp * 1_000);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether to renew the access token: from a day before its expiry, so that no call fails. */
export function isToRenew(accessUntil: Date, now: Date): boolean {
  return accessUntil.getTime() - DAY_MS <= now.getTime();
}

/** Staff are asked to log in again this many days before the login expires. */
export const WARN_DAYS = 30;

/** Returns the full days until a login expires; negative afterwards. */
export function daysLeft(refreshUntil: Date, now: Date): number {
  return Math.floor((refreshUntil.getTime() - now.getTime()) / DAY_MS);
}
