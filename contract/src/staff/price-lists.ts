/** Price lists set prices for certain companies and customers. */
import { storableText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { ROWS_BYTES } from "../limits.values.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";
import { memberShape, shownMember } from "./members.fields.ts";
import { amountField, priceField } from "./money.fields.ts";
import { PRICE_LIST_LIMITS, PRICE_LIST_STATES, PRICE_TARGETS } from "./price-lists.values.ts";

const tag = "Staff: price lists";

const listedPriceList = z
  .object({
    listID: z.int(),
    name: z.string(),
    starts_at: z.string(),
    ends_at: z.string().nullable(),
    is_active: z.boolean(),
    /** State by dates. An inactive list has no effect in any state. */
    state: z.enum(PRICE_LIST_STATES, { error: MESSAGES.invalid("Stare") }),
    /** True if vouchers can further reduce the list's prices. */
    takes_vouchers: z.boolean(),
    members_count: z.int(),
    rows_count: z.int(),
    version: z.int(),
  })
  .openapi("ListedPriceList");
export type ListedPriceList = z.infer<typeof listedPriceList>;

const staffPriceList = listedPriceList
  .extend({
    /** Whether the rows' prices are without VAT. */
    is_net: z.boolean(),
    delivery: lei.nullable(),
    free_delivery_over: lei.nullable(),
    is_delivery_net: z.boolean(),
    members: z.array(
      shownMember.extend({
        group: z.string().nullable(),
        group_name: z.string().nullable(),
      }),
    ),
    rows: z.array(
      z.object({
        target: z.enum(PRICE_TARGETS),
        /** Product code, category path or brand slug; "" if the row applies to everything. */
        code: z.string(),
        name: z.string(),
        from: z.int(),
        price: lei.nullable(),
        percent: z.number().nullable(),
      }),
    ),
  })
  .openapi("StaffPriceList");
export type StaffPriceList = z.infer<typeof staffPriceList>;

const instant = (label: string) =>
  z.iso.datetime({ offset: true, error: MESSAGES.invalid(label) }).transform((text) => new Date(text));
/** Schema of a member of a list. */
export const priceListMember = z
  .object(
    {
      ...memberShape,
      /** Name or id of a customer group, whose future members are included. Excludes the other fields. */
      group: requiredText("Grup", 80).nullable().default(null),
    },
    { error: MESSAGES.malformed },
  )
  .refine(({ cui, customer, group }) => cui !== null || customer !== null || group !== null, {
    path: ["customer"],
    error: MESSAGES.required("Client"),
  })
  .refine(({ cui, customer, group }) => group === null || (cui === null && customer === null), {
    path: ["group"],
    error: "Scrie fiecare grup pe un rând separat.",
  });
const percent = z
  .number({ error: MESSAGES.invalid("Reducere") })
  .gt(0, MESSAGES.invalid("Reducere"))
  .lt(100, MESSAGES.invalid("Reducere"))
  .multipleOf(0.1, "Câmpul Reducere poate avea cel mult o zecimală.");
/** Schema of a row of a list. */
export const priceListRow = z
  .object(
    {
      target: z.enum(PRICE_TARGETS, { error: MESSAGES.invalid("Ce") }),
      code: z
        .string({ error: MESSAGES.invalid("Cod") })
        .trim()
        .max(200, MESSAGES.tooLong("Cod", 200))
        .default(""),
      from: z
        .int({ error: MESSAGES.invalid("De la câte bucăți") })
        .min(1, MESSAGES.invalid("De la câte bucăți"))
        .max(1_000_000, MESSAGES.invalid("De la câte bucăți"))
        .default(1),
      /** Only for a product; alternative to `percent`. */
      price: priceField("Preț").nullable().default(null),
      percent: percent.nullable().default(null),
    },
    { error: MESSAGES.malformed },
  )
  .refine(({ price, percent }) => (price === null) !== (percent === null), {
    path: ["price"],
    error: "Scrie un preț sau o reducere în procente.",
  })
  .refine(({ price, target }) => price === null || target === "product", {
    path: ["price"],
    error: "Doar un produs poate avea un preț fix. Aici scrie o reducere în procente.",
  });

const fields = z.object({
  /** Shown to the list's members next to their prices. */
  name: requiredText("Denumire", 80),
  starts_at: instant("Început"),
  ends_at: instant("Sfârșit").nullable(),
  is_active: z.boolean({ error: MESSAGES.invalid("Activă") }),
  takes_vouchers: z.boolean({ error: MESSAGES.invalid("Vouchere") }),
  /** Whether the rows' prices are without VAT. The gross price is the smallest with this net price, to the ban. */
  is_net: z.boolean({ error: MESSAGES.invalid("Prețuri fără TVA") }),
  /** Members' delivery price of a parcel; null if the shop's tariffs apply. The lower of the two prices counts. */
  delivery: amountField("Livrarea unui colet").nullable(),
  /** Deliveries to members are free above this value of the products; null if the shop's limit applies. */
  free_delivery_over: amountField("Livrare gratuită").nullable(),
  /** Whether both amounts are without VAT. */
  is_delivery_net: z.boolean({ error: MESSAGES.invalid("Fără TVA") }),
  members: z
    .array(priceListMember, { error: MESSAGES.invalid("Membri") })
    .max(PRICE_LIST_LIMITS.members, "O listă poate avea cel mult 1.000 de membri."),
  rows: z
    .array(priceListRow, { error: MESSAGES.invalid("Prețuri") })
    .max(PRICE_LIST_LIMITS.rows, "O listă poate avea cel mult 5.000 de rânduri."),
});
const changedFields = fields.partial();
export type PriceListFields = z.infer<typeof changedFields>;
/** Schema of a new list, also of all fields of a changed one. */
export const newPriceListFields = z.object(
  { ...changedFields.shape, name: fields.shape.name, starts_at: fields.shape.starts_at },
  { error: MESSAGES.malformed },
);
export type NewPriceListBody = z.infer<typeof newPriceListFields>;

export const listStaffPriceLists = call({
  method: "get",
  path: "/staff/price-lists",
  tag,
  summary: "Lists price lists by name, 20 per page: all, those in one `state`, or those with `q` in the name",
  access: { staff: "price-lists:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: listedPriceList.shape.state.optional(),
      q: z.string().overwrite(storableText).max(100, MESSAGES.tooLong("Căutare", 100)).optional(),
    }),
  },
  answer: paged(listedPriceList),
});

export const getStaffPriceList = call({
  method: "get",
  path: "/staff/price-lists/{id}",
  tag,
  summary: "Returns one price list with its members and rows",
  access: { staff: "price-lists:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffPriceList),
});

export const listUnlinkedMembers = call({
  method: "get",
  path: "/staff/price-lists/{id}/unlinked-members",
  tag,
  summary:
    "Lists members that buy for a company which their account lacks, so that the list has no effect for them; at most 100",
  access: { staff: "price-lists:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(z.array(z.object({ customerid: z.int(), email: z.string(), cui: z.string() }))),
});

const checkedFields = z.looseObject(
  {
    rows: z
      .array(z.unknown(), { error: MESSAGES.invalid("Prețuri") })
      .max(PRICE_LIST_LIMITS.rows)
      .optional(),
    members: z
      .array(z.unknown(), { error: MESSAGES.invalid("Membri") })
      .max(PRICE_LIST_LIMITS.members)
      .optional(),
  },
  { error: MESSAGES.malformed },
);

export const checkStaffPriceList = call({
  method: "post",
  path: "/staff/price-lists/check",
  tag,
  summary:
    "Checks a list without saving it; 422 with the errors of all rows and members at once, also of those beside malformed ones",
  access: { staff: "price-lists:edit" },
  effect: "read",
  maxBodyBytes: ROWS_BYTES,
  request: { body: json(checkedFields) },
  answer: one(z.object({ valid: z.literal(true) })),
});

export const createStaffPriceList = call({
  method: "post",
  path: "/staff/price-lists",
  tag,
  summary:
    "Creates a price list, active by default; 422 at `rows.0.code` and `members.0.customer` for unknown ones",
  access: { staff: "price-lists:edit" },
  effect: "write",
  isSensitive: true,
  maxBodyBytes: ROWS_BYTES,
  request: { body: json(newPriceListFields) },
  answer: one(staffPriceList),
});

export const changeStaffPriceList = call({
  method: "put",
  path: "/staff/price-lists/{id}",
  tag,
  summary: "Updates the given fields if `version` is current; `members` and `rows` replace the whole lists",
  access: { staff: "price-lists:edit" },
  effect: "write",
  isSensitive: true,
  maxBodyBytes: ROWS_BYTES,
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffPriceList),
});

export const removeStaffPriceList = call({
  method: "delete",
  path: "/staff/price-lists/{id}",
  tag,
  summary: "Deletes a price list; orders keep their prices",
  access: { staff: "price-lists:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});

const ownPrice = z
  .object({
    code: z.string(),
    product: z.string(),
    quantity: z.int(),
    list_price: lei,
    public_price: lei,
    price: lei,
    /** `price` without VAT. */
    price_net: lei,
    /** How the price is derived, one sentence per step. */
    story: z.array(z.string()),
    steps: z.array(z.object({ from: z.int(), price: lei })),
  })
  .openapi("PriceOfMember");
export type PriceOfMember = z.infer<typeof ownPrice>;

export const previewStaffOwnPrice = call({
  method: "post",
  path: "/staff/price-lists/preview",
  tag,
  summary:
    "Returns the price of a quantity of a product for a customer, or for a company in a manual order, computed from all active lists, with an explanation",
  access: { staff: "price-lists:view" },
  effect: "read",
  request: {
    body: json(
      z.object(
        {
          code: requiredText("Cod produs", 100),
          quantity: z
            .int({ error: MESSAGES.invalid("Cantitate") })
            .min(1, MESSAGES.invalid("Cantitate"))
            .max(1_000_000, MESSAGES.invalid("Cantitate"))
            .default(1),
          /** An email, account number or CUI. */
          member: requiredText("Pentru cine", 200),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(ownPrice),
});

export const getStaffPriceFloor = call({
  method: "get",
  path: "/staff/products/{id}/price-floor",
  tag,
  summary: "Returns a product's price floor, below which no list lowers its price; null for none",
  access: { staff: "price-lists:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(z.object({ productID: z.int(), floor: lei.nullable(), version: z.int() })),
});

export const setStaffPriceFloor = call({
  method: "put",
  path: "/staff/products/{id}/price-floor",
  tag,
  summary: "Sets a product's price floor if `version` is current; null removes it",
  access: { staff: "price-lists:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(
      z.object(
        { floor: priceField("Preț minim").nullable(), version: versionField },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(z.object({ productID: z.int(), floor: lei.nullable(), version: z.int() })),
});
