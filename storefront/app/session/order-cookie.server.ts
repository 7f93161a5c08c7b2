/** The order just sent, kept 30 minutes for its page in a cookie that only this server can read (decisions: Small conflicts). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { RouterContextProvider } from "react-router";
import type { OrderResult } from "@curat/contract/orders";
import { scopeContext } from "../storefront-context.ts";
import { COOKIES } from "./cookies.ts";
import { sessionOf } from "./session.server.ts";

type Context = Readonly<RouterContextProvider>;

const ALGORITHM = "aes-256-gcm";
const [IV_BYTES, TAG_BYTES] = [12, 16];
/** Browsers drop cookies over 4096 bytes, name and attributes included. */
const MOST_CHARACTERS = 3900;
const MOST_PLAIN_BYTES = 64_000;

/** Keeps the order for its page; one whose texts are too long for a cookie is kept without its addresses. */
export function keepOrder(context: Context, order: OrderResult): void {
  const { apiKey } = context.get(scopeContext).options;
  const until = Date.now() + COOKIES.order.maxAgeSeconds * 1000;
  const sealed = [order, withoutPerson(order)]
    .map((kept) => seal({ order: kept, until }, apiKey))
    .find((text) => text.length <= MOST_CHARACTERS);
  sessionOf(context).set("order", sealed);
}

/** The order kept for this visitor; undefined when there is none, it is older than 30 minutes, or was not written here. */
export function keptOrder(context: Context): OrderResult | undefined {
  const { order: cookie } = sessionOf(context).cookies;
  const kept = cookie && unseal(cookie, context.get(scopeContext).options.apiKey);
  return kept && kept.until > Date.now() ? kept.order : undefined;
}

interface Kept {
  order: OrderResult;
  /** Milliseconds since 1970. */
  until: number;
}

/** Compressed, then encrypted and authenticated: iv, tag and text in base64url. */
export function seal(kept: Kept, apiKey: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(apiKey), iv);
  const text = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(kept))), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** What was sealed with the same key; undefined for anything else. */
export function unseal(sealed: string, apiKey: string): Kept | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(apiKey), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const packed = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    // It was authentic, so it is what `seal` wrote.
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: MOST_PLAIN_BYTES }).toString()) as Kept;
  } catch {
    return undefined; // forged, cut off, or sealed with the key of before
  }
}

/** A key of its own, so that the API's key is used for nothing but the API. */
function keyOf(apiKey: string): Buffer {
  return Buffer.from(hkdfSync("sha256", apiKey, "", "curat: order cookie", 32));
}

function withoutPerson(order: OrderResult): OrderResult {
  const nothing = {
    delivery_streetaddress: "",
    invoice_streetaddress: "",
    companyname: "",
    commerceregistry: "",
  };
  return { ...order, ...nothing, firstname: "", lastname: "", bankname: "", bankaccount: "" };
}
