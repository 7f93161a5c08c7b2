import { z } from "@hono/zod-openapi";
import { sentLei } from "../envelope.ts";
import { optionalText, requiredText } from "../fields.ts";
import { parseIban } from "../iban.values.ts";
import { MESSAGES } from "../messages.values.ts";

/** Well below the column's limit, so that totals of any cart fit. */
const MAX_LEI = 1_000_000;

/** A price in lei with VAT: above zero, at most two decimals. */
export function priceField(label: string) {
  const field = z
    .number({ error: MESSAGES.required(label) })
    .positive(`În câmpul ${label} scrie o sumă mai mare decât zero.`)
    .max(MAX_LEI, `Câmpul ${label} nu poate depăși 1.000.000 de lei.`)
    .refine(hasTwoDecimals, `Câmpul ${label} poate avea cel mult două zecimale.`);
  return sentLei(field);
}

/** An amount in lei: zero or more, at most two decimals. */
export function amountField(label: string) {
  const field = z
    .number({ error: MESSAGES.required(label) })
    .nonnegative(`În câmpul ${label} scrie o sumă pozitivă sau zero.`)
    .max(MAX_LEI, `Câmpul ${label} nu poate depăși 1.000.000 de lei.`)
    .refine(hasTwoDecimals, `Câmpul ${label} poate avea cel mult două zecimale.`);
  return sentLei(field);
}

function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

/** Optional SEPA IBAN, converted to capitals without separators. */
export function optionalIban(label = "IBAN") {
  return optionalText(label, 60)
    .transform((text) => (text === "" ? "" : parseIban(text)))
    .pipe(z.string({ error: MESSAGES.invalid(label) }));
}

/** Required SEPA IBAN, converted to capitals without separators. */
export function requiredIban(label = "IBAN") {
  return requiredText(label, 60)
    .transform(parseIban)
    .pipe(z.string({ error: MESSAGES.invalid(label) }));
}
