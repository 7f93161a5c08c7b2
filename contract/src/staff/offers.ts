import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, one, paged, pdfCall } from "../envelope.ts";
import { email, optionalPhone, optionalText, personName, requiredId, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { offeredQuantity, optionalCui } from "../offers.ts";
import { OFFER_LIMITS, OFFER_STATES } from "../offers.values.ts";
import { versionField } from "./content.fields.ts";
import { cartLine } from "./lines.fields.ts";
import { amountField, priceField } from "./money.fields.ts";
import { ageSort, pageQuery, searchQuery } from "./queue.fields.ts";

const tag = "Staff: offers";

const listedOffer = z
  .object({
    id: z.int(),
    number: z.string().nullable(),
    state: z.enum(OFFER_STATES),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    lines_count: z.int(),
    /** Total of the draft or, without one, of the latest sent version; 0 while no line has a price. */
    total: lei,
    created_at: z.string(),
    valid_until: z.string().nullable(),
    /** False for an offer that staff started. */
    is_requested: z.boolean(),
    version: z.int(),
  })
  .openapi("ListedOffer");
export type ListedOffer = z.infer<typeof listedOffer>;

const draftedLine = z.object({
  /** The product as the buyer described it; empty for a line that staff added. */
  asked: z.string(),
  product_id: z.int().nullable(),
  code: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  /** Includes VAT; null until set. */
  price: lei.nullable(),
  vat_percent: z.number(),
  /** The buyer's price without this offer; null for a line without a product. */
  usual_price: lei.nullable(),
  /** Cost of a piece without VAT, for a line without a product; null if unknown or without `costs:view`. */
  cost: lei.nullable(),
  floor: lei.nullable(),
  stock: z.int().nullable(),
});

const staffOffer = listedOffer
  .extend({
    phone: z.string(),
    cui: z.string(),
    customer_id: z.int().nullable(),
    message: z.string(),
    asked: z.array(z.object({ text: z.string(), quantity: z.int() })),
    lines: z.array(draftedLine),
    days: z.int(),
    note: z.string(),
    total_net: lei,
    reason: z.string(),
    sent: z.array(
      z.object({
        version: z.int(),
        sent_at: z.string(),
        valid_until: z.string(),
        by: z.string(),
        total: lei,
      }),
    ),
    is_changed: z.boolean(),
    order: z.object({ id: z.int(), number: z.string() }).nullable(),
    may: z.object({ edit: z.boolean(), send: z.boolean(), withdraw: z.boolean(), order: z.boolean() }),
  })
  .openapi("StaffOffer");
export type StaffOffer = z.infer<typeof staffOffer>;

export const listStaffOffers = call({
  method: "get",
  path: "/staff/offers",
  tag,
  summary:
    "Lists requests and offers by state (those that wait for the shop, or all), oldest first, 20 per page (`per_page` up to 200). `q` is part of a number, name, company, e-mail address or phone number",
  access: { staff: "offers:view" },
  effect: "read",
  request: {
    query: z.object({
      state: z.enum([...OFFER_STATES, "all"]).default("requested"),
      q: searchQuery,
      sort: ageSort,
      ...pageQuery,
    }),
  },
  answer: paged(listedOffer),
});

export const getStaffOffer = call({
  method: "get",
  path: "/staff/offers/{id}",
  tag,
  summary: "Returns a request with its prepared offer and the sent versions",
  access: { staff: "offers:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffOffer),
});

export const createStaffOffer = call({
  method: "post",
  path: "/staff/offers",
  tag,
  summary:
    "Starts an offer that nobody requested, with these products at the buyer's usual prices. It is mailed when it is sent",
  access: { staff: "offers:edit" },
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          customerid: requiredId("Client").nullable(),
          firstname: personName("Prenume"),
          lastname: personName("Nume"),
          email: email(),
          phone: optionalPhone(),
          company: optionalText("Firmă"),
          cui: optionalCui,
          lines: z
            .array(cartLine, { error: MESSAGES.malformed })
            .max(OFFER_LIMITS.lines, `O ofertă poate avea cel mult ${OFFER_LIMITS.lines} de rânduri.`)
            .default([]),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffOffer),
});

const VAT_LABEL = "TVA";
const line = z
  .object(
    {
      asked: optionalText("Ce s-a cerut", OFFER_LIMITS.lineText),
      product_id: requiredId("Produs").nullish().default(null),
      /** Used when `product_id` is absent; an unknown code is refused. */
      code: optionalText("Cod", 100),
      /** For a line without a product; products use their own name. */
      name: optionalText("Denumire", OFFER_LIMITS.lineText),
      unit: optionalText("UM", 20),
      quantity: offeredQuantity(),
      price: priceField("Preț").nullable(),
      /** For a line without a product; needs `costs:view`, otherwise the stored cost stays. */
      cost: amountField("Cost").nullish(),
      /** One of the current rates, for a line without a product; products use their own. */
      vat_percent: z
        .number({ error: MESSAGES.invalid(VAT_LABEL) })
        .min(0, MESSAGES.invalid(VAT_LABEL))
        .max(99, MESSAGES.invalid(VAT_LABEL))
        .nullish()
        .default(null),
    },
    { error: MESSAGES.malformed },
  )
  .refine(({ product_id, code, name }) => product_id !== null || code !== "" || name !== "", {
    path: ["name"],
    error: MESSAGES.required("Denumire"),
  });

export const changeStaffOffer = call({
  method: "put",
  path: "/staff/offers/{id}",
  tag,
  summary:
    "Updates the prepared offer (lines, days of validity, text to the buyer) if `version` is current; otherwise 409 with the current record. A price below a product's price floor requires the permission for price lists",
  access: { staff: "offers:edit" },
  effect: "write",
  maxBodyBytes: 512 * 1024,
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          lines: z
            .array(line, { error: MESSAGES.malformed })
            .max(OFFER_LIMITS.lines, `O ofertă poate avea cel mult ${OFFER_LIMITS.lines} de rânduri.`)
            .optional(),
          days: z
            .int({ error: MESSAGES.invalid("Zile") })
            .min(1, "În câmpul Zile scrie un număr de cel puțin 1.")
            .max(OFFER_LIMITS.days, `Câmpul Zile nu poate depăși ${OFFER_LIMITS.days}.`)
            .optional(),
          note: optionalText("Mesaj pentru client", OFFER_LIMITS.note).optional(),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffOffer),
});

const versionBody = json(z.object({ version: versionField }, { error: MESSAGES.malformed }));

export const sendStaffOffer = call({
  method: "post",
  path: "/staff/offers/{id}/send",
  tag,
  summary:
    "Finalizes the prepared offer under its number and mails it with its PDF and secret link. It replaces a previously sent version, which is kept",
  access: { staff: "offers:edit" },
  effect: "write",
  request: { params: idParam, body: versionBody },
  answer: one(staffOffer),
});

export const withdrawStaffOffer = call({
  method: "post",
  path: "/staff/offers/{id}/withdraw",
  tag,
  summary: "Withdraws an offer, or declines a request, with a reason that is shown to the buyer",
  access: { staff: "offers:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        { reason: requiredText("Motivul", OFFER_LIMITS.note), version: versionField },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffOffer),
});

export const getStaffOfferPdf = pdfCall({
  method: "get",
  path: "/staff/offers/{id}/versions/{sent}/pdf",
  tag,
  summary: "Returns an offer as sent, by its version",
  access: { staff: "offers:view" },
  effect: "read",
  request: { params: z.object({ id: z.string(), sent: z.string().openapi({ example: "1" }) }) },
  fileName: "oferta-OF-2026-0001.pdf",
});
