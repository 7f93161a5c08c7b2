/** Calls for stock places other than the warehouse, and for their stock. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { optionalText, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { searchField, versionField } from "./content.fields.ts";
import { storedShape, writtenShape } from "./record.fields.ts";
import { STOCK_PLACE } from "./stock-place.values.ts";

const tag = "Staff: stock places";
const VIEW = { staff: "purchasing:view" } as const;
const EDIT = { staff: "purchasing:edit" } as const;

const stockPlace = z
  .object({
    stock_placeID: z.int(),
    ...storedShape(STOCK_PLACE),
    /** Number of products in stock at the place; `pieces` is their total. */
    products: z.int(),
    pieces: z.int(),
    version: z.int(),
  })
  .openapi("StockPlace");
export type StockPlace = z.infer<typeof stockPlace>;

const fields = z.object(writtenShape(STOCK_PLACE));
const changedFields = fields.partial();
export type StockPlaceFields = z.infer<typeof changedFields>;

export const listStockPlaces = call({
  method: "get",
  path: "/staff/stock-places",
  tag,
  summary: "Lists stock places by name, 50 per page: active ones, archived ones or all",
  access: VIEW,
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000),
      state: z.enum(["active", "archived", "all"], { error: MESSAGES.invalid("Stare") }).default("active"),
    }),
  },
  answer: paged(stockPlace),
});

export const getStockPlace = call({
  method: "get",
  path: "/staff/stock-places/{id}",
  tag,
  summary: "Returns one stock place",
  access: VIEW,
  effect: "read",
  request: { params: idParam },
  answer: one(stockPlace),
});

export const createStockPlace = call({
  method: "post",
  path: "/staff/stock-places",
  tag,
  summary: "Creates a stock place, active by default; 422 at `name` if another place has it",
  access: EDIT,
  effect: "write",
  request: {
    body: json(z.object({ ...changedFields.shape, name: fields.shape.name }, { error: MESSAGES.malformed })),
  },
  answer: one(stockPlace),
});

export const changeStockPlace = call({
  method: "put",
  path: "/staff/stock-places/{id}",
  tag,
  summary:
    "Updates the given fields if `version` is current; `is_active: false` archives the place, 422 while it has pieces",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(stockPlace),
});

const placeGoods = z
  .object({
    productID: z.int(),
    product_code: z.string(),
    product: z.string(),
    pieces: z.int(),
  })
  .openapi("StockPlaceGoods");
export type StockPlaceGoods = z.infer<typeof placeGoods>;

export const listPlaceGoods = call({
  method: "get",
  path: "/staff/stock-places/{id}/goods",
  tag,
  summary: "Lists the products at a stock place, 50 per page, with `q` in the name, code or barcode",
  access: VIEW,
  effect: "read",
  request: { params: idParam, query: z.object({ page: numberQuery(1, 1, 100_000), q: searchField }) },
  answer: paged(placeGoods),
});

const placeMovement = z
  .object({
    id: z.int(),
    at: z.string(),
    productID: z.int(),
    product_code: z.string(),
    product: z.string(),
    /** Negative for pieces that left. */
    quantity: z.int(),
    pieces_after: z.int(),
    reason: z.string(),
    actor: z.string(),
    /** Document of the movement, such as "Transfer 3/2026". */
    reference: z.string(),
    note: z.string(),
  })
  .openapi("StockPlaceMovement");
export type StockPlaceMovement = z.infer<typeof placeMovement>;

export const listPlaceMovements = call({
  method: "get",
  path: "/staff/stock-places/{id}/movements",
  tag,
  summary: "Lists the movements of a stock place, newest first, 20 per page",
  access: VIEW,
  effect: "read",
  request: { params: idParam, query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(placeMovement),
});

const whole = (label: string) =>
  z
    .int({ error: MESSAGES.invalid(label) })
    .min(-10_000_000, MESSAGES.invalid(label))
    .max(10_000_000, MESSAGES.invalid(label))
    .nullish()
    .transform((value) => value ?? null);

export const correctPlaceStock = call({
  method: "post",
  path: "/staff/stock-places/{id}/movements",
  tag,
  summary:
    "Corrects a product's pieces at an active stock place: `quantity` pieces in or out, or the `counted` pieces. 409 with the current pieces if they differ from `expected`",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          code: requiredText("Cod", 80),
          quantity: whole("Cantitate"),
          counted: whole("Bucăți numărate").refine(
            (value) => value === null || value >= 0,
            MESSAGES.invalid("Bucăți numărate"),
          ),
          expected: whole("Bucăți afișate"),
          reference: optionalText("Document", 100),
          note: optionalText("Notă", 500),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(z.object({ productID: z.int(), pieces: z.int() })),
});

const productPlace = z
  .object({ stock_placeID: z.int(), place: z.string(), pieces: z.int() })
  .openapi("ProductPlace");

export const listProductPlaces = call({
  method: "get",
  path: "/staff/products/{id}/places",
  tag,
  summary:
    "Lists the active stock places by name, with a product's pieces there, and its pieces in transit between places",
  access: { staff: "stock:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(z.object({ in_transit: z.int(), places: z.array(productPlace) })),
});
