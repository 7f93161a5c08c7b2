/** eMAG's format of responses, orders and offers (API 4.4.8). Numbers may be sent as text. */
import { sentLei } from "@curat/contract/envelope";
import { z } from "zod";

const whole = z.coerce.number().pipe(z.int());
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? "").trim());
const decimal = z.coerce.number();

/** Envelope of every eMAG response. Only `isError: false` means success. */
export const answer = z.object({
  isError: z.boolean(),
  // Errors may also be objects with texts.
  messages: z.unknown().optional(),
  results: z.unknown().optional(),
  noOfPages: whole.nullish(),
});

export const vatRate = z.object({ vat_id: whole, vat_rate: decimal });

export const offer = z.object({
  id: whole,
  part_number: text,
  name: text,
  ean: z.array(text).nullish(),
  stock: z
    .array(z.object({ value: whole }))
    .nullish()
    .catch(null),
});
export type WireOffer = z.infer<typeof offer>;

const orderLine = z.object({
  product_id: whole.nullish(),
  part_number: text,
  ext_part_number: text,
  name: text,
  status: whole.nullish(),
  quantity: whole.pipe(z.int().min(0).max(100_000)),
  /** Price without VAT, with four decimals. */
  sale_price: decimal.pipe(z.number().nonnegative().max(1_000_000)),
  /** VAT rate as a fraction, such as 0.21. */
  vat: decimal.pipe(z.number().min(0).max(1)),
});

export const order = z.object({
  id: whole.pipe(z.int().positive()),
  status: whole.pipe(z.int().min(0).max(5)),
  payment_mode_id: whole,
  date: text,
  modified: text,
  customer: z.object({
    name: text,
    phone_1: text,
    shipping_suburb: text,
    shipping_city: text,
    shipping_street: text,
    shipping_postal_code: text,
    billing_name: text,
    billing_suburb: text,
    billing_city: text,
    billing_street: text,
    billing_postal_code: text,
    company: text,
    code: text,
    registration_number: text,
    bank: text,
    iban: text,
    legal_entity: whole.nullish(),
  }),
  products: z.array(orderLine).min(1).max(500),
  /** Price with VAT. */
  shipping_tax: decimal.pipe(sentLei(z.number().nonnegative())).nullish(),
  vouchers: z.array(z.object({ sale_price: decimal, sale_price_vat: decimal.nullish() })).nullish(),
  details: z.object({ locker_id: text, locker_name: text }).nullish().catch(null),
});
export type WireOrder = z.infer<typeof order>;

/** The part of an unreadable order that still identifies it. */
export const orderHead = z.object({ id: whole, status: whole.pipe(z.int().min(0).max(5)), modified: text });

export function errorText(messages: unknown): string {
  const texts = Array.isArray(messages) ? messages : [messages];
  const found = texts.flatMap((one: unknown) => {
    if (typeof one === "string") return one;
    if (one && typeof one === "object") return Object.values(one).filter((part) => typeof part === "string");
    return [];
  });
  return found.join("; ").slice(0, 300) || "fără motiv";
}
