/** Unsubscribe tokens contain the email address, are signed by the shop and never expire. */
import { isAccess, signAccess } from "../../../identity/signed-access.ts";

interface Keys {
  sealKey: string;
}
/** The latest time that an access token can encode. */
const NEVER = new Date(999_999_999_999 * 1_000);

export function unsubscribeToken({ sealKey }: Keys, email: string): string {
  return `${Buffer.from(email).toString("base64url")}.${signAccess(sealKey, purposeOf(email), NEVER)}`;
}

/** Returns the email address in a token; undefined if the shop did not sign it. */
export function emailOfToken({ sealKey }: Keys, token: string, now: Date): string | undefined {
  const dot = token.indexOf(".");
  if (dot < 1 || token.length > 600) return undefined;
  const email = Buffer.from(token.slice(0, dot), "base64url").toString();
  return isAccess(sealKey, token.slice(dot + 1), { to: purposeOf(email), now }) ? email : undefined;
}

function purposeOf(email: string): string {
  return `newsletter:${email}`;
}
