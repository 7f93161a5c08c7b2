import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { z } from "zod";
import type { NetopiaV2Account } from "../../../../../config.ts";
import { baniOfDecimal } from "../../../../../text/money.ts";

export interface V2Notification {
  reference: string;
  ntpId: string;
  state: number;
  currency: string;
  amountBani: number | undefined;
  detail: string;
  digest: Buffer;
}

export type ReadV2 = { ok: true; notification: V2Notification } | { ok: false; reason: string };

const ISSUER = "NETOPIA Payments";
const MIN_KEY_BITS = 2_048;
const MAX_DETAIL_LENGTH = 200;

const header = z.object({ alg: z.literal("RS512"), typ: z.literal("JWT").optional() });
const claims = z.object({
  iss: z.literal(ISSUER),
  aud: z.union([z.string(), z.array(z.string())]),
  sub: z.string(),
});
const text = z.union([z.string(), z.number().transform(String)]);
const notified = z.object({
  order: z.object({ orderID: text }),
  payment: z.object({
    ntpID: text,
    status: z.int(),
    amount: z.number().nonnegative().optional().catch(undefined),
    currency: z.string().catch(""),
    code: text.catch(""),
    message: z.string().catch(""),
  }),
});

/**
 * Parses a notification. `token` is the header `Verification-token`, a JWT whose subject is the hash of the raw body.
 * Ignores the token's times, because Netopia's own libraries write them in milliseconds.
 */
export function readV2Notification(
  body: Uint8Array,
  token: string | undefined,
  account: NetopiaV2Account,
): ReadV2 {
  const fault = faultOf(body, token ?? "", account);
  if (fault !== undefined) return { ok: false, reason: fault };
  const read = notified.safeParse(jsonOf(new TextDecoder().decode(body)));
  if (!read.success) return { ok: false, reason: "not a notification" };
  const { order, payment } = read.data;
  return {
    ok: true,
    notification: {
      reference: order.orderID,
      ntpId: payment.ntpID,
      state: payment.status,
      currency: payment.currency,
      amountBani: payment.amount === undefined ? undefined : baniOfDecimal(String(payment.amount)),
      detail: `${payment.code} ${payment.message}`.trim().slice(0, MAX_DETAIL_LENGTH),
      digest: createHash("sha256").update(body).digest(),
    },
  };
}

function faultOf(body: Uint8Array, token: string, account: NetopiaV2Account): string | undefined {
  const parts = token.split(".");
  const [head = "", payload = "", signature = ""] = parts;
  if (parts.length !== 3) return "no token";
  if (!header.safeParse(jsonOf(decoded(head))).success) return "token with another algorithm";
  const signed = Buffer.from(`${head}.${payload}`);
  const isSigned = publicKeys(account.publicKeysPem).some((key) =>
    verify("RSA-SHA512", signed, key, Buffer.from(signature, "base64url")),
  );
  if (!isSigned) return "token of another key";
  const read = claims.safeParse(jsonOf(decoded(payload)));
  if (!read.success) return "token of another issuer";
  if (![read.data.aud].flat().includes(account.posSignature)) return "token of another point of sale";
  const hash = createHash("sha512").update(body).digest("base64");
  return read.data.sub === hash ? undefined : "token of another body";
}

/** Returns the usable public keys of a PEM text: RSA with at least 2,048 bits. */
export function publicKeys(pem: string): KeyObject[] {
  const blocks = pem.match(/-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g) ?? [];
  return blocks.flatMap((block) => {
    try {
      const key = createPublicKey(block);
      const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
      return key.asymmetricKeyType === "rsa" && bits >= MIN_KEY_BITS ? [key] : [];
    } catch {
      return []; // Skips text that is not a key. The account check reports it.
    }
  });
}

function decoded(part: string): string {
  return Buffer.from(part, "base64url").toString("utf8");
}

function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

const ANSWERS = {
  understood: { errorType: 0, errorCode: 0, errorMessage: "OK" },
  again: { errorType: 1, errorCode: 1, errorMessage: "try again" },
  refused: { errorType: 2, errorCode: 0x10_00_01_01, errorMessage: "refused" },
} as const;

/** Returns the response to a notification. Netopia resends it after `again`. */
export function answerV2(kind: keyof typeof ANSWERS): string {
  return JSON.stringify(ANSWERS[kind]);
}
