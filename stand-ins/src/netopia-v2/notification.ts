import { createHash, createHmac, generateKeyPairSync, sign } from "node:crypto";
import type { NetopiaV2Keys } from "./keys.ts";

/** Faults of a notification. Those with a wrong token must be refused. */
export type NewsFault =
  | "none"
  | "aud-list"
  | "twice"
  | "unknown-state"
  | "other-key"
  | "changed-body"
  | "alg-hs512"
  | "alg-none"
  | "other-aud"
  | "lost";

export const NEWS_FAULTS: readonly NewsFault[] = [
  "aud-list",
  "twice",
  "unknown-state",
  "other-key",
  "changed-body",
  "alg-hs512",
  "alg-none",
  "other-aud",
  "lost",
];

export interface SignedNews {
  body: string;
  token: string;
}

/** Returns a notification and its token, which is sent in the header `Verification-token`. */
export function signNews(news: object, keys: NetopiaV2Keys, fault: NewsFault = "none"): SignedNews {
  const body = JSON.stringify(news);
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  const alg = fault === "alg-hs512" ? "HS512" : fault === "alg-none" ? "none" : "RS512";
  const pos = fault === "other-aud" ? "ALTU-ALTU-ALTU-ALTU-ALTU" : keys.posSignature;
  const claims = {
    iss: "NETOPIA Payments",
    aud: fault === "aud-list" ? ["another", pos] : pos,
    sub: createHash("sha512").update(body).digest("base64"),
    iat: Date.now(),
    exp: Date.now() + 60_000,
  };
  const signed = `${encode({ typ: "JWT", alg })}.${encode(claims)}`;
  const sent = fault === "changed-body" ? body.replace('"status":', '"status": ') : body;
  return { body: sent, token: `${signed}.${signatureOf(signed, keys, fault)}` };
}

function signatureOf(signed: string, { publicPem, privatePem }: NetopiaV2Keys, fault: NewsFault): string {
  if (fault === "alg-none") return "";
  // A verifier that trusts the token's `alg` would use the public key as an HMAC secret.
  if (fault === "alg-hs512") return createHmac("sha512", publicPem).update(signed).digest("base64url");
  const key =
    fault === "other-key" ? generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey : privatePem;
  return sign("RSA-SHA512", Buffer.from(signed), key).toString("base64url");
}
