/** Calls for orders to suppliers. An order starts as a draft, is sent once and is received in parts. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged, pdfCall } from "../envelope.ts";
import { optionalText, requiredId, requiredText } from "../fields.ts";
import { ROWS_BYTES } from "../limits.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { removed, searchField, versionField, versionQuery } from "./content.fields.ts";
import { MAX_ORDER_LINES, PURCHASE_ORDER_LISTS, PURCHASE_ORDER_STATES } from "./purchase-orders.values.ts";
import { wholeReceipt } from "./receipts.ts";
import { dayField, netAmount } from "./suppliers.ts";

const tag = "Staff: orders to suppliers";
const VIEW = { staff: "purchasing:view" } as const;
const EDIT = { staff: "purchasing:edit" } as const;

const order = z
  .object({
    purchase_orderID: z.int(),
    state: z.enum(PURCHASE_ORDER_STATES),
    supplierID: z.int(),
    supplier: z.string(),
    currency: z.enum(["RON", "EUR"]),
    /** Number and year; null for a draft. */
    number: z.int().nullable(),
    year: z.int().nullable(),
    /** Null in a draft until entered; sending then sets it by the supplier's lead time. */
    expected_on: z.string().nullable(),
    note: z.string(),
    created_at: z.string(),
    created_by: z.string(),
    sent_at: z.string().nullable(),
    sent_by: z.string().nullable(),
    /** Email address to which the order was sent; empty if it was not emailed, null for a draft. */
    sent_to: z.string().nullable(),
    closed_at: z.string().nullable(),
    closed_by: z.string().nullable(),
    close_reason: z.string().nullable(),
    cancelled_at: z.string().nullable(),
    cancelled_by: z.string().nullable(),
    cancel_reason: z.string().nullable(),
    lines: z.int(),
    pieces: z.int(),
    /** Pieces in posted receipts. */
    received: z.int(),
    /** Net total in the currency; null without `costs:view`. */
    total: lei.nullable(),
    version: z.int(),
  })
  .openapi("PurchaseOrder");
export type PurchaseOrder = z.infer<typeof order>;

const line = z
  .object({
    lineID: z.int(),
    productID: z.int(),
    product_code: z.string(),
    product: z.string(),
    /** The supplier's code. */
    code: z.string(),
    pieces: z.int(),
    /** Pieces per supplier pack. */
    pack: z.int(),
    /** Net price of a pack in the currency; null if unknown, or without `costs:view`. */
    price: lei.nullable(),
    has_price: z.boolean(),
    /** Net value in the currency; null if unknown, or without `costs:view`. */
    value: lei.nullable(),
    received: z.int(),
    stock: z.int(),
    /**
     * A Romanian remark, such as "Furnizorul vinde doar în pachete de 12: comandă 24 sau 36."; empty if there is
     * none.
     */
    remark: z.string(),
  })
  .openapi("PurchaseOrderLine");
export type PurchaseOrderLine = z.infer<typeof line>;

const wholeOrder = order
  .extend({
    rows: z.array(line),
    /** The supplier's email, to which an order can be sent; empty if unknown. */
    supplier_email: z.string(),
    lead_days: z.int(),
    /** Why the draft cannot be sent; empty if it can. */
    missing: z.array(z.string()),
    /** Warnings to show before sending, such as a total below the supplier's minimum. */
    warnings: z.array(z.string()),
  })
  .openapi("WholePurchaseOrder");
export type WholePurchaseOrder = z.infer<typeof wholeOrder>;

const sentLine = z.object(
  {
    product_code: requiredText("Produs", 100),
    pieces: z
      .int({ error: "În câmpul Bucăți scrie un număr întreg." })
      .min(1, MESSAGES.invalid("Bucăți"))
      .max(1_000_000, MESSAGES.invalid("Bucăți"))
      // Defaults to one pack of the supplier.
      .optional(),
    /** Net price of a pack; if absent, the line keeps its price and a new line gets the supplier's. */
    price: netAmount("Preț").optional(),
  },
  { error: MESSAGES.malformed },
);
const fields = z.object({
  expected_on: dayField("Livrare așteptată").nullable(),
  note: optionalText("Notă", 1_000),
  /** All lines in order, one for each product. */
  lines: z
    .array(sentLine, { error: MESSAGES.malformed })
    .max(MAX_ORDER_LINES, "O comandă poate avea cel mult 1.000 de produse."),
});
const changedFields = fields.partial();
export type PurchaseOrderBody = z.infer<typeof changedFields>;
const reason = json(z.object({ reason: requiredText("Motiv", 500) }, { error: MESSAGES.malformed }));

export const listPurchaseOrders = call({
  method: "get",
  path: "/staff/purchase-orders",
  tag,
  summary:
    "Lists orders to suppliers, 50 per page: drafts first, then the newest. `q` matches the supplier and the number",
  access: VIEW,
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: z.enum(PURCHASE_ORDER_LISTS, { error: MESSAGES.invalid("Stare") }).optional(),
      supplier: numberQuery(0, 0, 2_147_483_647),
      q: searchField,
    }),
  },
  answer: paged(order),
});

export const getPurchaseOrder = call({
  method: "get",
  path: "/staff/purchase-orders/{id}",
  tag,
  summary: "Returns one order to a supplier with its lines",
  access: VIEW,
  effect: "read",
  request: { params: idParam },
  answer: one(wholeOrder),
});

export const createPurchaseOrder = call({
  method: "post",
  path: "/staff/purchase-orders",
  tag,
  summary: "Creates a draft in the supplier's currency; 422 for an archived supplier",
  access: EDIT,
  effect: "write",
  maxBodyBytes: ROWS_BYTES,
  request: {
    body: json(
      z.object({ ...changedFields.shape, supplierID: requiredId("Furnizor") }, { error: MESSAGES.malformed }),
    ),
  },
  answer: one(wholeOrder),
});

export const changePurchaseOrder = call({
  method: "put",
  path: "/staff/purchase-orders/{id}",
  tag,
  summary:
    "Updates the given fields if `version` is current; `lines` replace those of a draft. 422 at `lines.0.product_code` and others",
  access: EDIT,
  effect: "write",
  maxBodyBytes: ROWS_BYTES,
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(wholeOrder),
});

export const removePurchaseOrder = call({
  method: "delete",
  path: "/staff/purchase-orders/{id}",
  tag,
  summary: "Deletes a draft; a sent order can only be cancelled or closed",
  access: EDIT,
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});

export const sendPurchaseOrder = call({
  method: "post",
  path: "/staff/purchase-orders/{id}/send",
  tag,
  summary:
    "Sends a draft if `version` is current: gives it its number and, with `by_mail`, mails it to the supplier as PDF. A sent order is returned unchanged",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          version: versionField,
          by_mail: z.boolean({ error: MESSAGES.invalid("Trimite pe e-mail") }).default(false),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(wholeOrder),
});

export const closePurchaseOrder = call({
  method: "post",
  path: "/staff/purchase-orders/{id}/close",
  tag,
  summary: "Closes a sent order whose missing goods will not come",
  access: EDIT,
  effect: "write",
  request: { params: idParam, body: reason },
  answer: one(wholeOrder),
});

export const reopenPurchaseOrder = call({
  method: "post",
  path: "/staff/purchase-orders/{id}/reopen",
  tag,
  summary: "Opens an order that was closed by hand",
  access: EDIT,
  effect: "write",
  request: { params: idParam },
  answer: one(wholeOrder),
});

export const cancelPurchaseOrder = call({
  method: "post",
  path: "/staff/purchase-orders/{id}/cancel",
  tag,
  summary: "Cancels a sent order of which nothing was received",
  access: EDIT,
  effect: "write",
  request: { params: idParam, body: reason },
  answer: one(wholeOrder),
});

export const receivePurchaseOrder = call({
  method: "post",
  path: "/staff/receipts/from-purchase-order",
  tag,
  summary:
    "Creates a draft with the goods that an order to a supplier still misses, or returns the draft that the order already has. With `receiptID`, adds the goods to this draft of the same supplier",
  access: EDIT,
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          purchase_orderID: requiredId("Comanda la furnizor"),
          receiptID: requiredId("Recepție").optional(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(wholeReceipt),
});

export const getPurchaseOrderPdf = pdfCall({
  method: "get",
  path: "/staff/purchase-orders/{id}/pdf",
  tag,
  summary: "Returns the order as a PDF; prices only with `costs:view`",
  access: VIEW,
  effect: "read",
  rate: "papers",
  request: { params: idParam },
  fileName: "comanda-furnizor-12-2026.pdf",
});
