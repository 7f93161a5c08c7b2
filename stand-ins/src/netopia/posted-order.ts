import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { openSealed } from "./envelope.ts";
import type { NetopiaKeys } from "./keys.ts";

const address = z.url({ protocol: /^https?$/ });
/** Texts are encoded like a URL query, in which a plus sign is a space. */
const encoded = z
  .string()
  .regex(/^(?:[\w.+-]|%[\dA-F]{2})*$/)
  .transform((text) => decodeURIComponent(text.replaceAll("+", " ")));
const order = z.object({
  "@type": z.literal("card"),
  "@id": z.string().min(1).max(64),
  "@timestamp": z.string().regex(/^\d{14}$/),
  signature: z.string(),
  url: z.object({ return: address, confirm: address }),
  invoice: z.object({
    "@currency": z.literal("RON"),
    "@amount": z.string().regex(/^\d{1,6}\.\d{2}$/),
    details: encoded.pipe(z.string().min(1)),
    contact_info: z.object({
      billing: z.object({
        "@type": z.enum(["person", "company"]),
        first_name: encoded,
        last_name: encoded,
        email: encoded.pipe(z.email()),
      }),
    }),
  }),
  ipn_cipher: z.literal("aes-256-cbc"),
});

export interface PostedOrder {
  reference: string;
  /** Amount in lei with two decimals, as posted. */
  amount: string;
  details: string;
  signature: string;
  returnUrl: string;
  confirmUrl: string;
}
export type ReadOrder = { ok: true; order: PostedOrder } | { ok: false; reason: string };

const MAX_AGE_MS = 30 * 60_000;

/** Reads an order. For a refused one, returns the reason as the buyer's page shows it. */
export function readPostedOrder(form: URLSearchParams, keys: NetopiaKeys, now: Date): ReadOrder {
  const text = openSealed(form, keys.processor.privatePem);
  if (text === undefined) return refused("Datele comenzii nu pot fi decriptate.");
  if (XMLValidator.validate(text) !== true) return refused("Datele comenzii nu sunt un XML valid.");
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    parseAttributeValue: false,
  });
  const read = order.safeParse((parser.parse(text) as { order?: unknown }).order);
  if (!read.success) {
    const faults = read.error.issues.map(({ path }) => path.join("."));
    return refused(`Datele comenzii nu sunt complete: ${faults.join(", ")}.`);
  }
  const { invoice, url, signature } = read.data;
  if (signature !== keys.signature) return refused("Semnătura contului de comerciant nu este cunoscută.");
  if (Number(invoice["@amount"]) < 0.1) return refused("Suma este prea mică.");
  if (Math.abs(ageOf(read.data["@timestamp"], now)) > MAX_AGE_MS)
    return refused("Cererea de plată a expirat.");
  return {
    ok: true,
    order: {
      reference: read.data["@id"],
      amount: invoice["@amount"],
      details: invoice.details,
      signature,
      returnUrl: url.return,
      confirmUrl: url.confirm,
    },
  };
}

function refused(reason: string): ReadOrder {
  return { ok: false, reason };
}

/** Milliseconds since a Romanian time in the form YYYYMMDDHHMMSS. */
function ageOf(timestamp: string, now: Date): number {
  return localMs(now.toLocaleString("sv-SE", { timeZone: "Europe/Bucharest" })) - localMs(timestamp);
}

function localMs(text: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})\D?(\d\d)\D?(\d\d)\D?(\d\d)\D?(\d\d)\D?(\d\d)$/.exec(text)?.map(Number) ?? [];
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
}
