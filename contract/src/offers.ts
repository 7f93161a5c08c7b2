/** Offers and offer requests. Buyers open them by secret link or in their account (decision 0081). */
import { z } from "@hono/zod-openapi";
import { parseCui } from "./cui.values.ts";
import { call, json, lei, one, pdfCall } from "./envelope.ts";
import { email, mustTick, optionalText, personName, phone, requiredId, requiredText } from "./fields.ts";
import { FAULT, lazyMessage } from "./faults.ts";
import { LIST_MESSAGES } from "./list-messages.values.ts";
import { MESSAGES } from "./messages.values.ts";
import { OFFER_LIMITS, OFFER_STATES } from "./offers.values.ts";

const tag = "Offers";

/** Quantity of an offer line as a number or digits. */
export function offeredQuantity(label = "Cantitate") {
  return z
    .union([z.number(), z.string()], FAULT.required(label))
    .transform(Number)
    .pipe(
      z
        .int(FAULT.invalid(label))
        .min(
          1,
          lazyMessage(() => LIST_MESSAGES.lists.atLeastOne(label)),
        )
        .max(OFFER_LIMITS.quantity, FAULT.invalid(label)),
    );
}

/** Checks the format and check digit, not whether the company exists. The RO prefix is optional. */
export const optionalCui = optionalText("Cod fiscal", 20).transform((text, context) => {
  if (text === "") return "";
  if (parseCui(text) !== undefined) return text.replaceAll(/\s/g, "").toUpperCase();
  context.addIssue({ code: "custom", message: MESSAGES.invalid("Cod fiscal") });
  return z.NEVER;
});

const requestedLine = z.object({
  text: requiredText("Produs", OFFER_LIMITS.lineText),
  quantity: offeredQuantity(),
  /** Extension: the product that the buyer selected. */
  product_id: requiredId("Produs").nullish(),
});

export const requestOffer = call({
  method: "post",
  path: "/offers",
  tag,
  summary:
    "Requests an offer. Everyone receives it by mail; logged-in customers also find it in their account",
  access: "public",
  effect: "write",
  rate: "forms",
  isPersonal: true,
  maxBodyBytes: 512 * 1024,
  request: {
    body: json(
      z.object(
        {
          firstname: personName("Prenume"),
          lastname: personName("Nume"),
          email: email(),
          phone: phone(),
          company: optionalText("Firmă"),
          cui: optionalCui,
          message: optionalText("Mesaj", OFFER_LIMITS.message),
          terms: mustTick(),
          lines: z
            .array(requestedLine, FAULT.required("Produse"))
            .min(
              1,
              lazyMessage(() => LIST_MESSAGES.lists.noneAsked),
            )
            .max(OFFER_LIMITS.lines, lazyMessage(LIST_MESSAGES.lists.tooManyAsked)),
        },
        FAULT.malformed,
      ),
    ),
  },
  answer: one(z.object({ token: z.string() })),
});

const offerLine = z.object({
  name: z.string(),
  code: z.string(),
  unit: z.string(),
  quantity: z.int(),
  /** Gross price; `price_net` is derived from it and rounded to the ban. */
  price: lei,
  price_net: lei,
  vat_percent: z.number(),
  subtotal: lei,
  subtotal_net: lei,
  url: z.string().nullable(),
  pic: z.string().nullable(),
  /** Available stock if it is below the requested quantity, otherwise null. */
  stock: z.int().nullable(),
});

export const offer = z
  .object({
    token: z.string(),
    /** Such as "OF-2026-0001"; null until the shop sends an offer. */
    number: z.string().nullable(),
    /** Starts at 1; a newer version replaces the earlier ones. */
    version: z.int().nullable(),
    state: z.enum(OFFER_STATES),
    created_at: z.string(),
    sent_at: z.string().nullable(),
    valid_until: z.string().nullable(),
    note: z.string(),
    reason: z.string(),
    company: z.string(),
    asked: z.array(z.object({ text: z.string(), quantity: z.int() })),
    lines: z.array(offerLine),
    total: lei,
    total_net: lei,
    total_vat: lei,
    hindrance: z.string().nullable(),
    order: z.object({ randomid: z.string(), number: z.string() }).nullable(),
  })
  .openapi("Offer");
export type Offer = z.infer<typeof offer>;

const tokenParam = z.object({ token: z.string().openapi({ example: "Zk3…" }) });

export const getOffer = call({
  method: "get",
  path: "/offers/{token}",
  tag,
  summary: "Returns an offer by its secret link",
  access: "public",
  effect: "read",
  isPersonal: true,
  request: { params: tokenParam },
  answer: one(offer),
});

export const getOfferPdf = pdfCall({
  method: "get",
  path: "/offers/{token}/pdf",
  tag,
  summary: "Returns the current offer as a PDF; 404 until an offer was sent",
  access: "public",
  effect: "read",
  isPersonal: true,
  rate: "papers",
  request: { params: tokenParam },
  fileName: "oferta-OF-2026-0001.pdf",
});

export const declineOffer = call({
  method: "post",
  path: "/offers/{token}/decline",
  tag,
  summary: "Declines a current offer",
  access: "public",
  effect: "write",
  isPersonal: true,
  request: { params: tokenParam },
  answer: one(offer),
});

export const acceptOffer = call({
  method: "post",
  path: "/offers/{token}/accept",
  tag,
  summary:
    "Accepts an offer that has lines without a product; the shop turns it into an order. An offer that has only products is accepted by ordering it (/cart/offer/{token})",
  access: "public",
  effect: "write",
  isPersonal: true,
  request: { params: tokenParam },
  answer: one(offer),
});

export const listOwnOffers = call({
  method: "get",
  path: "/offers",
  tag,
  summary: "Lists the customer's requests and offers, newest first, at most 100",
  access: "customer",
  effect: "read",
  answer: one(z.array(offer)),
});
