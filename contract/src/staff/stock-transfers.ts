/** Calls for transfers between the warehouse and other stock places: sent, then received. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged, pdfCall } from "../envelope.ts";
import { optionalText, requiredId, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";
import { TRANSFER_STATES } from "./stock-transfers.values.ts";

const tag = "Staff: stock transfers";
const VIEW = { staff: "purchasing:view" } as const;
const EDIT = { staff: "purchasing:edit" } as const;

const place = z.object({
  /** Null for the warehouse. */
  stock_placeID: z.int().nullable(),
  name: z.string(),
});

const stockTransfer = z
  .object({
    stock_transferID: z.int(),
    state: z.enum(TRANSFER_STATES),
    from: place,
    to: place,
    note: z.string(),
    number: z.int().nullable(),
    year: z.int().nullable(),
    created_at: z.string(),
    created_by: z.string(),
    sent_at: z.string().nullable(),
    sent_by: z.string().nullable(),
    received_at: z.string().nullable(),
    received_by: z.string().nullable(),
    difference_reason: z.string(),
    undone_at: z.string().nullable(),
    undone_by: z.string().nullable(),
    undo_reason: z.string().nullable(),
    products: z.int(),
    pieces: z.int(),
    /** Number of products checked on arrival; `received` is the number of pieces found. */
    checked: z.int(),
    received: z.int(),
    version: z.int(),
  })
  .openapi("StockTransfer");
export type StockTransfer = z.infer<typeof stockTransfer>;

const line = z
  .object({
    productID: z.int(),
    product_code: z.string(),
    product: z.string(),
    barcode: z.string(),
    pieces: z.int(),
    /** For a draft, the current stock of the sending place; null otherwise. */
    available: z.int().nullable(),
    /** Pieces found on arrival; null until checked. */
    received: z.int().nullable(),
  })
  .openapi("StockTransferLine");
export type StockTransferLine = z.infer<typeof line>;

const fields = {
  from: requiredId("De unde").nullable(),
  to: requiredId("Unde").nullable(),
  note: optionalText("Notă", 500),
};

const id = { params: idParam };
const versioned = json(z.object({ version: versionField }, { error: MESSAGES.malformed }));
const reasoned = json(
  z.object({ version: versionField, reason: requiredText("Motiv", 500) }, { error: MESSAGES.malformed }),
);
const scanned = json(
  z.object(
    {
      code: requiredText("Cod", 110),
      pieces: z
        .int({ error: "În câmpul Bucăți scrie un număr întreg." })
        .min(0, MESSAGES.invalid("Bucăți"))
        .max(1_000_000, MESSAGES.invalid("Bucăți"))
        .optional(),
    },
    { error: MESSAGES.malformed },
  ),
);
const scannedAnswer = one(z.object({ product: z.string(), pieces: z.int() }));

export const listStockTransfers = call({
  method: "get",
  path: "/staff/stock-transfers",
  tag,
  summary: "Lists stock transfers, newest first, 50 per page",
  access: VIEW,
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: z.enum(TRANSFER_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
    }),
  },
  answer: paged(stockTransfer),
});

export const getStockTransfer = call({
  method: "get",
  path: "/staff/stock-transfers/{id}",
  tag,
  summary: "Returns one stock transfer without its lines",
  access: VIEW,
  effect: "read",
  request: id,
  answer: one(stockTransfer),
});

export const listStockTransferLines = call({
  method: "get",
  path: "/staff/stock-transfers/{id}/lines",
  tag,
  summary: "Lists the lines of a stock transfer by product name",
  access: VIEW,
  effect: "read",
  request: id,
  answer: one(z.array(line)),
});

export const createStockTransfer = call({
  method: "post",
  path: "/staff/stock-transfers",
  tag,
  summary: "Creates a draft of a transfer between two places; null is the warehouse",
  access: EDIT,
  effect: "write",
  request: { body: json(z.object(fields, { error: MESSAGES.malformed })) },
  answer: one(stockTransfer),
});

export const changeStockTransfer = call({
  method: "put",
  path: "/staff/stock-transfers/{id}",
  tag,
  summary: "Updates the places and the note of a draft if `version` is current",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...fields, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(stockTransfer),
});

export const removeStockTransfer = call({
  method: "delete",
  path: "/staff/stock-transfers/{id}",
  tag,
  summary: "Deletes a draft; a sent transfer can only be undone",
  access: EDIT,
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});

export const putStockTransferLine = call({
  method: "post",
  path: "/staff/stock-transfers/{id}/lines",
  tag,
  summary:
    "Adds a product to a draft by its EAN or code. Without `pieces`, a scan adds one piece (`5*code` five); otherwise the line gets these pieces, and 0 removes it",
  access: EDIT,
  effect: "write",
  request: { params: idParam, body: scanned },
  answer: scannedAnswer,
});

export const sendStockTransfer = call({
  method: "post",
  path: "/staff/stock-transfers/{id}/send",
  tag,
  summary:
    "Sends a draft if `version` is current: the pieces leave their place and are in transit. 422 at `send` names products with too few pieces. A sent transfer is returned unchanged",
  access: EDIT,
  effect: "write",
  request: { params: idParam, body: versioned },
  answer: one(stockTransfer),
});

export const checkStockTransferLine = call({
  method: "post",
  path: "/staff/stock-transfers/{id}/checks",
  tag,
  summary:
    "Notes the arrived pieces of a product of a sent transfer. Without `pieces`, a scan adds one piece (`5*code` five); otherwise these are all of them",
  access: EDIT,
  effect: "write",
  request: { params: idParam, body: scanned },
  answer: scannedAnswer,
});

export const receiveStockTransfer = call({
  method: "post",
  path: "/staff/stock-transfers/{id}/receive",
  tag,
  summary:
    "Receives a sent transfer if `version` is current. `rest` says whether unchecked products arrived whole or are missing. Missing pieces need a reason and are a correction at the place that receives. A received transfer is returned unchanged",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          version: versionField,
          rest: z.enum(["whole", "missing"], { error: MESSAGES.invalid("Produse neverificate") }).optional(),
          reason: optionalText("Motiv", 500),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(stockTransfer),
});

export const undoStockTransferReceipt = call({
  method: "post",
  path: "/staff/stock-transfers/{id}/undo-receipt",
  tag,
  summary:
    "Puts a received transfer in transit again, if `version` is current and its pieces are still there; 422 at `reason` otherwise",
  access: EDIT,
  effect: "write",
  request: { params: idParam, body: reasoned },
  answer: one(stockTransfer),
});

export const undoStockTransfer = call({
  method: "post",
  path: "/staff/stock-transfers/{id}/undo",
  tag,
  summary: "Takes a sent transfer back to the place that sent it, if `version` is current",
  access: EDIT,
  effect: "write",
  request: { params: idParam, body: reasoned },
  answer: one(stockTransfer),
});

export const getStockTransferPdf = pdfCall({
  method: "get",
  path: "/staff/stock-transfers/{id}/slip",
  tag,
  summary: "Returns the transfer slip as a PDF, without values",
  access: VIEW,
  effect: "read",
  rate: "papers",
  request: { params: idParam },
  fileName: "aviz-transfer-3-2026.pdf",
});
