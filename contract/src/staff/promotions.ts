/** Promotions: a temporary percentage off, a fixed price, or a gift. */
import { storableText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { idField, pictureOrUndefined } from "./catalogue.fields.ts";
import { htmlField, orderField, removed, slugField, versionField, versionQuery } from "./content.fields.ts";
import { priceField } from "./money.fields.ts";
import { PROMOTION_OVERLAPS } from "./promotions.values.ts";

const tag = "Staff: promotions";

const listedStaffPromotion = z
  .object({
    promoID: z.int(),
    promo: z.string(),
    slug: z.string(),
    url: z.string(),
    label: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    is_published: z.boolean(),
    /** State by dates. An unpublished promotion has no effect in any state. */
    state: z.enum(["planned", "running", "ended"], { error: MESSAGES.invalid("Stare") }),
    /** Percentage off the list price; null for a fixed price or only a gift. */
    percent: z.number().nullable(),
    /** Fixed price for products whose list price is higher. */
    price: lei.nullable(),
    sort_order: z.int(),
    version: z.int(),
  })
  .openapi("ListedStaffPromotion");
export type ListedStaffPromotion = z.infer<typeof listedStaffPromotion>;

const overlapField = z.enum(PROMOTION_OVERLAPS, { error: MESSAGES.invalid("Produse din altă promoție") });

const staffPromotion = listedStaffPromotion
  .extend({
    description: z.string(),
    pic: z.string().nullable(),
    pic_mobile: z.string().nullable(),
    gift: z.object({ productID: z.int(), quantity: z.int(), from: lei.nullable() }).nullable(),
    product_ids: z.array(z.int()),
    category_ids: z.array(z.int()),
    brand_ids: z.array(z.int()),
    excluded_ids: z.array(z.int()),
    overlap: overlapField,
  })
  .openapi("StaffPromotion");
export type StaffPromotion = z.infer<typeof staffPromotion>;

const percent = z
  .number({ error: MESSAGES.invalid("Procent") })
  .gt(0, MESSAGES.invalid("Procent"))
  .lt(100, MESSAGES.invalid("Procent"))
  .multipleOf(0.1, "Câmpul Procent poate avea cel mult o zecimală.");
const productIds = z
  .array(idField("Produs"), { error: MESSAGES.invalid("Produse") })
  .max(5_000, "Câmpul Produse poate avea cel mult 5.000 de produse.");
const targetIds = (label: string) =>
  z
    .array(idField(label), { error: MESSAGES.invalid(label) })
    .max(500, `Câmpul ${label} poate avea cel mult 500.`);
const instant = (label: string) =>
  z.iso.datetime({ offset: true, error: MESSAGES.invalid(label) }).transform((text) => new Date(text));

const fields = z.object({
  promo: requiredText("Denumire"),
  slug: slugField(),
  label: requiredText("Etichetă", 60),
  description: htmlField("Descriere"),
  pic: pictureOrUndefined(),
  pic_mobile: pictureOrUndefined("Imagine pentru telefon"),
  starts_at: instant("Început"),
  ends_at: instant("Sfârșit"),
  is_published: z.boolean({ error: MESSAGES.invalid("Publicată") }),
  percent: percent.nullable(),
  price: priceField("Preț").nullable(),
  /** Added once per cart with products of the promotion worth at least `from` lei; absent means any. */
  gift: z
    .object(
      {
        productID: idField("Produs cadou"),
        quantity: z
          .int({ error: MESSAGES.required("Cantitate cadou") })
          .min(1, MESSAGES.invalid("Cantitate cadou"))
          .max(100, MESSAGES.invalid("Cantitate cadou")),
        from: priceField("Valoare minimă").nullable().default(null),
      },
      { error: MESSAGES.invalid("Cadou") },
    )
    .nullable(),
  product_ids: productIds,
  /** Categories, with their subcategories, and brands whose present and future products are included. */
  category_ids: targetIds("Categorii"),
  brand_ids: targetIds("Branduri"),
  /** Products of these categories and brands that are left out. */
  excluded_ids: productIds,
  /** What applies to products that another published promotion reduces in the same period. */
  overlap: overlapField,
  /** Leaves out products that another published promotion reduces in the same period. */
  skip_overlapping: z.boolean({ error: MESSAGES.invalid("Produse din altă promoție") }),
  sort_order: orderField(),
});
const changedFields = fields.partial();
export type PromotionFields = z.infer<typeof changedFields>;
const newFields = z.object(
  {
    ...changedFields.shape,
    promo: fields.shape.promo,
    slug: fields.shape.slug,
    label: fields.shape.label,
    starts_at: fields.shape.starts_at,
    ends_at: fields.shape.ends_at,
  },
  { error: MESSAGES.malformed },
);
export type NewPromotionBody = z.infer<typeof newFields>;

export const listStaffPromotions = call({
  method: "get",
  path: "/staff/promotions",
  tag,
  summary:
    "Lists promotions, latest end first, 20 per page: all, or those in one `state`, those with a price reduction or a gift, or those with `q` in name or label",
  access: { staff: "promotions:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: listedStaffPromotion.shape.state.optional(),
      gives: z.enum(["reduction", "gift"], { error: MESSAGES.invalid("Fel") }).optional(),
      q: z.string().overwrite(storableText).max(100, MESSAGES.tooLong("Căutare", 100)).optional(),
    }),
  },
  answer: paged(listedStaffPromotion),
});

export const getStaffPromotion = call({
  method: "get",
  path: "/staff/promotions/{id}",
  tag,
  summary: "Returns one promotion with its products",
  access: { staff: "promotions:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffPromotion),
});

const promotedPrice = z.object({
  productID: z.int(),
  code: z.string(),
  name: z.string(),
  list_price: lei,
  /** Price with this promotion, or with a better current one. */
  price: lei,
  /** Prior price; null when no reduction may be shown (law: 30-day price). */
  oldprice: lei.nullable(),
  save_percent: z.int(),
  /** Lowest price in the 30 days before the promotion starts. */
  floor_price: lei.nullable(),
  /** Name of another promotion that reduces the product in the same period; null if there is none. */
  meets: z.string().nullable(),
  /** True if the shop may advertise a reduction, because the price is below `floor_price`. */
  is_reduced: z.boolean(),
});
export type PromotedPrice = z.infer<typeof promotedPrice>;

const previewedPromotion = z.object({
  total: z.int(),
  /** Products whose reduction may not be advertised. */
  not_reduced: z.int(),
  /** Other promotions in the same period, with the number of products that both reduce. */
  meeting: z.array(z.object({ promo: z.string(), products: z.int() })),
  prices: z.array(promotedPrice),
});
export type PreviewedPromotion = z.infer<typeof previewedPromotion>;

export const previewStaffPromotion = call({
  method: "post",
  path: "/staff/promotions/preview",
  tag,
  summary:
    "Counts the products and previews the prices of up to 100, those with a problem first, under a promotion of `percent` or with this `price` that starts now, and whether it may start at `starts_at`; nothing is saved. `promoID` is the promotion being edited",
  access: { staff: "promotions:view" },
  effect: "read",
  request: {
    body: json(
      z
        .object(
          {
            percent: percent.nullable().default(null),
            price: priceField("Preț").nullable().default(null),
            product_ids: productIds,
            category_ids: targetIds("Categorii").default([]),
            brand_ids: targetIds("Branduri").default([]),
            excluded_ids: productIds.default([]),
            overlap: overlapField.default("refuse"),
            starts_at: instant("Început").optional(),
            ends_at: instant("Sfârșit").optional(),
            promoID: idField("Promoție").optional(),
          },
          { error: MESSAGES.malformed },
        )
        .refine(({ percent, price }) => (percent === null) !== (price === null), {
          path: ["percent"],
          error: "Alege procentul sau prețul.",
        }),
    ),
  },
  answer: one(previewedPromotion),
});

export const createStaffPromotion = call({
  method: "post",
  path: "/staff/promotions",
  tag,
  summary:
    "Creates a promotion; 422 at `product_ids` for products that another promotion reduces during the same period",
  access: { staff: "promotions:edit" },
  effect: "write",
  request: { body: json(newFields) },
  answer: one(staffPromotion),
});

export const changeStaffPromotion = call({
  method: "put",
  path: "/staff/promotions/{id}",
  tag,
  summary:
    "Updates the given fields if `version` is current; prices change immediately. 409 for an expired promotion",
  access: { staff: "promotions:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffPromotion),
});

export const removeStaffPromotion = call({
  method: "delete",
  path: "/staff/promotions/{id}",
  tag,
  summary: "Deletes a promotion that has not started; 409 once it has",
  access: { staff: "promotions:edit" },
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
