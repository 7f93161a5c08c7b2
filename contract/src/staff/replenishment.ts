/** Calls that list what to order from suppliers, and products that do not sell. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { requiredId } from "../fields.ts";
import { ROWS_BYTES } from "../limits.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { searchField, versionField } from "./content.fields.ts";
import { MAX_ORDER_LINES } from "./purchase-orders.values.ts";

const tag = "Staff: replenishment";
const VIEW = { staff: "purchasing:view" } as const;
const EDIT = { staff: "purchasing:edit" } as const;

const short = z
  .object({
    productID: z.int(),
    product_code: z.string(),
    product: z.string(),
    stock: z.int(),
    /** Pieces on order or in a draft of an order. */
    coming: z.int(),
    minimum: z.int(),
    target: z.int(),
    /** Whether minimum and target are proposed from sales instead of set by hand. */
    is_proposed: z.boolean(),
    /** Pieces sold in 90 days. */
    sold_90: z.int(),
    /** Days that stock and incoming pieces will last; null without sales. */
    cover_days: z.int().nullable(),
    /** The supplier of the preferred offer; null if no supplier offers the product. */
    supplierID: z.int().nullable(),
    supplier: z.string(),
    currency: z.enum(["RON", "EUR"]),
    pack: z.int(),
    /** Pieces to order, in whole packs; 0 for a product without a minimum. */
    pieces: z.int(),
    /** Net cost of these pieces in the currency; null if unknown, or without `costs:view`. */
    cost: lei.nullable(),
  })
  .openapi("ShortProduct");
export type ShortProduct = z.infer<typeof short>;

const supplierSum = z.object({
  supplierID: z.int().nullable(),
  supplier: z.string(),
  currency: z.enum(["RON", "EUR"]),
  products: z.int(),
  /** Net, in the currency; null without `costs:view`. */
  cost: lei.nullable(),
});
export type ReplenishedSupplier = z.infer<typeof supplierSum>;

export const listShortProducts = call({
  method: "get",
  path: "/staff/replenishment",
  tag,
  summary:
    "Lists published products by supplier, 100 per page: those below their minimum or, with `show=low`, those with limited or no stock that have no minimum; `supplier=none` lists those that nobody sells",
  access: VIEW,
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000),
      show: z.enum(["short", "low"], { error: MESSAGES.invalid("Listă") }).default("short"),
      supplier: z
        .string()
        .regex(/^(?:none|\d{1,9})$/, MESSAGES.invalid("Furnizor"))
        .optional(),
    }),
  },
  answer: paged(short),
});

export const listReplenishedSuppliers = call({
  method: "get",
  path: "/staff/replenishment/suppliers",
  tag,
  summary: "Lists the suppliers from which something should be ordered, with the cost",
  access: VIEW,
  effect: "read",
  answer: one(z.array(supplierSum)),
});

export const getLowStock = call({
  method: "get",
  path: "/staff/replenishment/low-stock",
  tag,
  summary:
    "Counts the published products with limited or no stock: those below their minimum, those without a minimum, and the others, whose minimum is reached or on order",
  access: VIEW,
  effect: "read",
  answer: one(
    z.object({ products: z.int(), below_minimum: z.int(), without_minimum: z.int(), others: z.int() }),
  ),
});

const pieces = z
  .int({ error: "În câmpul Bucăți scrie un număr întreg." })
  .min(1, MESSAGES.invalid("Bucăți"))
  .max(1_000_000, MESSAGES.invalid("Bucăți"));

export const orderShortProducts = call({
  method: "post",
  path: "/staff/replenishment/orders",
  tag,
  summary:
    "Creates one draft of an order for each supplier. Products that are already in a draft are left out and named",
  access: EDIT,
  effect: "write",
  maxBodyBytes: ROWS_BYTES,
  request: {
    body: json(
      z.object(
        {
          lines: z
            .array(
              z.object(
                { productID: requiredId("Produs"), supplierID: requiredId("Furnizor"), pieces },
                { error: MESSAGES.malformed },
              ),
              { error: MESSAGES.malformed },
            )
            .min(1, "Alege produsele de comandat.")
            .max(MAX_ORDER_LINES, "O comandă poate avea cel mult 1.000 de produse."),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(
    z.object({
      orders: z.array(z.object({ purchase_orderID: z.int(), supplier: z.string(), lines: z.int() })),
      /** Codes of products that are already in a draft. */
      skipped: z.array(z.string()),
    }),
  ),
});

const supply = z
  .object({
    /** Set by staff; null if the proposal applies. */
    minimum: z.int().nullable(),
    target: z.int().nullable(),
    proposed_minimum: z.int(),
    proposed_target: z.int(),
    sold_90: z.int(),
    /** Goods on order, earliest first. */
    expected: z.array(
      z.object({
        purchase_orderID: z.int(),
        /** Number and year of the order: "12/2026". */
        name: z.string(),
        pieces: z.int(),
        expected_on: z.string(),
      }),
    ),
    version: z.int(),
  })
  .openapi("ProductSupply");
export type ProductSupply = z.infer<typeof supply>;

export const getProductSupply = call({
  method: "get",
  path: "/staff/products/{id}/supply",
  tag,
  summary: "Returns a product's minimum and target stock, and the goods on order",
  access: VIEW,
  effect: "read",
  request: { params: idParam },
  answer: one(supply),
});

const level = (label: string) =>
  z
    .int({ error: `În câmpul ${label} scrie un număr întreg.` })
    .min(0, MESSAGES.invalid(label))
    .max(1_000_000, MESSAGES.invalid(label))
    .nullable();

export const setProductSupply = call({
  method: "put",
  path: "/staff/products/{id}/supply",
  tag,
  summary: "Sets minimum and target stock if `version` is current; null for both returns to the proposals",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z
        .object(
          { minimum: level("Stoc minim"), target: level("Stoc dorit"), version: versionField },
          { error: MESSAGES.malformed },
        )
        .superRefine(({ minimum, target }, context) => {
          const add = (path: string, message: string) =>
            context.addIssue({ code: "custom", path: [path], message });
          if (minimum !== null && target === null) add("target", "Scrie și stocul dorit.");
          if (minimum === null && target !== null) add("minimum", "Scrie și stocul minim.");
          if (minimum !== null && target !== null && target < minimum)
            add("target", "Stocul dorit trebuie să fie cel puțin egal cu cel minim.");
        }),
    ),
  },
  answer: one(supply),
});

const slow = z
  .object({
    productID: z.int(),
    product_code: z.string(),
    product: z.string(),
    stock: z.int(),
    /** Day of the last sale; null if none is known. */
    last_sold_on: z.string().nullable(),
    stocked_on: z.string(),
    /** Net cost of the stock in lei; null if unknown, or without `costs:view`. */
    value: lei.nullable(),
  })
  .openapi("SlowProduct");
export type SlowProduct = z.infer<typeof slow>;

export const listSlowProducts = call({
  method: "get",
  path: "/staff/slow-movers",
  tag,
  summary: "Lists products in stock without a sale in 120 days, longest first, 50 per page",
  access: VIEW,
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000), q: searchField }) },
  answer: paged(slow),
});
