/** Calls for stock counts. A draft is counted without showing the expected stock, posted once, and can be undone. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged, pdfCall } from "../envelope.ts";
import { optionalText, requiredId, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { removed, searchField, versionField, versionQuery } from "./content.fields.ts";
import { COUNT_LINES, COUNT_SCOPES, COUNT_STATES } from "./stock-counts.values.ts";

const tag = "Staff: stock counts";
const VIEW = { staff: "purchasing:view" } as const;
const EDIT = { staff: "purchasing:edit" } as const;

const stockCount = z
  .object({
    stock_countID: z.int(),
    state: z.enum(COUNT_STATES),
    scope: z.enum(COUNT_SCOPES),
    /** Name of the category, brand or supplier; empty for all products. */
    scope_name: z.string(),
    /** The counted stock place and its name; null for the warehouse. */
    stock_placeID: z.int().nullable(),
    stock_place: z.string().nullable(),
    place: z.string(),
    commission: z.string(),
    decision: z.string(),
    keeper: z.string(),
    note: z.string(),
    number: z.int().nullable(),
    year: z.int().nullable(),
    created_at: z.string(),
    created_by: z.string(),
    posted_at: z.string().nullable(),
    posted_by: z.string().nullable(),
    undone_at: z.string().nullable(),
    undone_by: z.string().nullable(),
    undo_reason: z.string().nullable(),
    lines: z.int(),
    counted: z.int(),
    /** Lines whose count differs from the expected pieces. */
    different: z.int(),
    /** Pieces found in excess, and missing pieces. */
    surplus: z.int(),
    missing: z.int(),
    version: z.int(),
  })
  .openapi("StockCount");
export type StockCount = z.infer<typeof stockCount>;

const line = z
  .object({
    lineID: z.int(),
    productID: z.int(),
    product_code: z.string(),
    product: z.string(),
    barcode: z.string(),
    shelf: z.string(),
    /** Null until counted. */
    counted: z.int().nullable(),
    counted_at: z.string().nullable(),
    counted_by: z.string().nullable(),
    /** Expected stock when the line was counted; null until counted. */
    expected: z.int().nullable(),
    difference: z.int(),
    /** Value of the difference at the average cost, in lei; null if unknown, or without `costs:view`. */
    value: lei.nullable(),
  })
  .openapi("StockCountLine");
export type StockCountLine = z.infer<typeof line>;

const fields = z.object({
  place: optionalText("Locul inventarierii", 200),
  commission: optionalText("Comisia", 300),
  decision: optionalText("Decizia", 100),
  keeper: optionalText("Gestionar", 100),
  note: optionalText("Concluzii", 1_000),
});
const changedFields = fields.partial();
export type CountBody = z.infer<typeof changedFields>;

export const listStockCounts = call({
  method: "get",
  path: "/staff/stock-counts",
  tag,
  summary: "Lists stock counts, 50 per page: drafts first, then the newest",
  access: VIEW,
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: z.enum(COUNT_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
    }),
  },
  answer: paged(stockCount),
});

export const getStockCount = call({
  method: "get",
  path: "/staff/stock-counts/{id}",
  tag,
  summary: "Returns one stock count without its lines",
  access: VIEW,
  effect: "read",
  request: { params: idParam },
  answer: one(stockCount),
});

export const listStockCountLines = call({
  method: "get",
  path: "/staff/stock-counts/{id}/lines",
  tag,
  summary: "Lists the lines of a stock count by shelf and product name, 100 per page",
  access: VIEW,
  effect: "read",
  request: {
    params: idParam,
    query: z.object({
      page: numberQuery(1, 1, 10_000),
      show: z.enum(COUNT_LINES, { error: MESSAGES.invalid("Rânduri") }).optional(),
      q: searchField,
    }),
  },
  answer: paged(line),
});

export const createStockCount = call({
  method: "post",
  path: "/staff/stock-counts",
  tag,
  summary:
    "Creates a stock count with a line for each product of a category and its subcategories, a brand, a supplier, or the whole shop. At a stock place other than the warehouse, only products that are there",
  access: EDIT,
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          ...changedFields.shape,
          scope: z.enum(COUNT_SCOPES, { error: MESSAGES.invalid("Ce numeri") }),
          scopeID: requiredId("Ce numeri").nullable().optional(),
          stock_placeID: requiredId("Unde numeri").nullable().optional(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(stockCount),
});

export const changeStockCount = call({
  method: "put",
  path: "/staff/stock-counts/{id}",
  tag,
  summary: "Updates the given fields of a draft if `version` is current",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(stockCount),
});

export const removeStockCount = call({
  method: "delete",
  path: "/staff/stock-counts/{id}",
  tag,
  summary: "Deletes a draft; a posted stock count can only be undone",
  access: EDIT,
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});

export const countStockLine = call({
  method: "post",
  path: "/staff/stock-counts/{id}/lines",
  tag,
  summary:
    "Counts a product by its EAN or code. Without `pieces`, a scan counts one piece (`5*code` five). A product counted before is refused at `mode` until staff choose to add or replace; own scans add. `clear` makes the line uncounted again. A product that is not on the sheet is added",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          code: requiredText("Cod", 110),
          pieces: z
            .int({ error: "În câmpul Bucăți scrie un număr întreg." })
            .min(0, MESSAGES.invalid("Bucăți"))
            .max(1_000_000, MESSAGES.invalid("Bucăți"))
            .optional(),
          mode: z
            .enum(["add", "replace", "clear"], { error: MESSAGES.invalid("Adună sau înlocuiește") })
            .optional(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(z.object({ product: z.string(), counted: z.int() })),
});

export const zeroStockCount = call({
  method: "post",
  path: "/staff/stock-counts/{id}/zero",
  tag,
  summary: "Counts every uncounted product of a draft as missing, with 0 pieces, if `version` is current",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(stockCount),
});

export const postStockCount = call({
  method: "post",
  path: "/staff/stock-counts/{id}/post",
  tag,
  summary:
    "Posts a draft if `version` is current: corrects the stock of counted products by their differences and gives the count its number. Uncounted products stay unchanged. A posted count is returned unchanged",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(stockCount),
});

export const undoStockCount = call({
  method: "post",
  path: "/staff/stock-counts/{id}/undo",
  tag,
  summary:
    "Undoes a posted stock count with a reason; 422 at `reason` names products whose surplus is no longer for sale",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ reason: requiredText("Motiv", 500) }, { error: MESSAGES.malformed })),
  },
  answer: one(stockCount),
});

export const getCountPdf = pdfCall({
  method: "get",
  path: "/staff/stock-counts/{id}/minutes",
  tag,
  summary: "Returns the minutes of a stock count as a PDF; values only with `costs:view`",
  access: VIEW,
  effect: "read",
  rate: "papers",
  request: { params: idParam },
  fileName: "inventar-1-2026.pdf",
});
