/** Calls for goods receipts (NIR). A receipt starts as a draft, is posted once and can be undone. */
import { z } from "@hono/zod-openapi";
import { call, form, idParam, json, lei, numberQuery, one, paged, pdfCall } from "../envelope.ts";
import { optionalText, requiredId, requiredText } from "../fields.ts";
import { ROWS_BYTES } from "../limits.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { removed, searchField, versionField, versionQuery } from "./content.fields.ts";
import { orderOfReceipt } from "./receipts.fields.ts";
import { RECEIPT_STATES, SPREADS } from "./receipts.values.ts";
import { MAX_PACK } from "./supplier.values.ts";
import { dayField, netAmount } from "./suppliers.ts";

const tag = "Staff: goods receipts";
const VIEW = { staff: "purchasing:view" } as const;
const EDIT = { staff: "purchasing:edit" } as const;

const receipt = z
  .object({
    receiptID: z.int(),
    state: z.enum(RECEIPT_STATES),
    supplierID: z.int(),
    supplier: z.string(),
    document_number: z.string(),
    document_on: z.string().nullable(),
    received_on: z.string(),
    currency: z.enum(["RON", "EUR"]),
    /** Lei for one unit of the currency; null until entered. */
    rate: z.number().nullable(),
    /** Other costs in lei, spread over the lines; null without `costs:view`. */
    extra: lei.nullable(),
    spread: z.enum(SPREADS),
    /** The invoice's net total in the currency; null if unknown, or without `costs:view`. */
    invoice_total: lei.nullable(),
    commission: z.string(),
    note: z.string(),
    /** ANAF's message from which the receipt was created. */
    message_id: z.string().nullable(),
    /** Number and year of the NIR; null for a draft. */
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
    pieces: z.int(),
    /** Net cost of the receipt in lei, including other costs; null without `costs:view`. */
    cost: lei.nullable(),
    version: z.int(),
  })
  .openapi("GoodsReceipt");
export type GoodsReceipt = z.infer<typeof receipt>;

export const wholeReceipt = receipt
  .extend({
    /** Lines that lack a product, a pack, a price or a lot. */
    open_lines: z.int(),
    /** Net sum of the lines in the currency; null without `costs:view`. */
    total: lei.nullable(),
    /** The invoice's total minus the sum of the lines; null if unknown, or without `costs:view`. */
    difference: lei.nullable(),
    /** Why the draft cannot be posted; empty if it can. */
    missing: z.array(z.string()),
    /** Purchase orders whose goods the receipt contains, oldest first. */
    purchase_orders: z.array(orderOfReceipt),
  })
  .openapi("WholeGoodsReceipt");
export type WholeGoodsReceipt = z.infer<typeof wholeReceipt>;

const line = z
  .object({
    lineID: z.int(),
    productID: z.int().nullable(),
    product_code: z.string(),
    product: z.string(),
    /** Code, EAN and name on the supplier's document. */
    code: z.string(),
    barcode: z.string(),
    name: z.string(),
    unit: z.string(),
    document_quantity: z.int(),
    quantity: z.int(),
    /** Pieces per unit; null until staff enter it. */
    pack: z.int().nullable(),
    /** Pieces per unit in the supplier's offer, proposed for `pack`. */
    offered_pack: z.int().nullable(),
    /** Net price of a unit in the currency; null if missing, or without `costs:view`. */
    price: z.number().nullable(),
    has_price: z.boolean(),
    fault: z.enum(["product", "pack", "price", "lot"]).nullable(),
    /**
     * "21", "TI" (reverse charge), "NP" (supplier without VAT registration), "SC" (exempt); empty for the product's
     * rate.
     */
    vat: z.string(),
    /** True if the product is tracked by lot; the line then needs one. */
    by_lots: z.boolean(),
    lot: z.string(),
    lot_expires_on: z.string().nullable(),
    stock_before: z.int().nullable(),
    stock_after: z.int().nullable(),
    /** Net cost of a piece in lei, including other costs; null without `costs:view`. */
    unit_cost: z.number().nullable(),
    average_before: z.number().nullable(),
    average_after: z.number().nullable(),
  })
  .openapi("GoodsReceiptLine");
export type GoodsReceiptLine = z.infer<typeof line>;

const MAX_ORDERS = 20;

const fields = z.object({
  supplierID: requiredId("Furnizor"),
  document_number: optionalText("Numărul documentului", 60),
  document_on: dayField("Data documentului").nullable(),
  received_on: dayField("Data recepției"),
  currency: z.enum(["RON", "EUR"], { error: MESSAGES.invalid("Moneda") }),
  rate: z
    .number({ error: MESSAGES.invalid("Curs") })
    .gt(0, MESSAGES.invalid("Curs"))
    .max(1_000, MESSAGES.invalid("Curs"))
    .nullable(),
  extra: netAmount("Alte costuri"),
  spread: z.enum(SPREADS, { error: MESSAGES.invalid("Împărțirea costurilor") }),
  invoice_total: netAmount("Totalul facturii"),
  purchase_orders: z
    .array(requiredId("Comenzi la furnizor"), { error: MESSAGES.invalid("Comenzi la furnizor") })
    .max(MAX_ORDERS, `O recepție poate avea cel mult ${MAX_ORDERS} de comenzi.`),
  commission: optionalText("Comisia de recepție", 300),
  note: optionalText("Notă", 1_000),
});
const changedFields = fields.partial();
export type ReceiptBody = z.infer<typeof changedFields>;

export const listGoodsReceipts = call({
  method: "get",
  path: "/staff/receipts",
  tag,
  summary:
    "Lists goods receipts, 50 per page: drafts first, then the newest. `q` matches the supplier, the document and the number",
  access: VIEW,
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: z.enum(RECEIPT_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
      supplier: numberQuery(0, 0, 2_147_483_647),
      purchase_order: numberQuery(0, 0, 2_147_483_647),
      q: searchField,
    }),
  },
  answer: paged(receipt),
});

export const getGoodsReceipt = call({
  method: "get",
  path: "/staff/receipts/{id}",
  tag,
  summary: "Returns one goods receipt without its lines",
  access: VIEW,
  effect: "read",
  request: { params: idParam },
  answer: one(wholeReceipt),
});

export const listGoodsReceiptLines = call({
  method: "get",
  path: "/staff/receipts/{id}/lines",
  tag,
  summary:
    "Lists the lines of a goods receipt, 100 per page: incomplete ones first. Lines of a draft have the stock and costs that posting would cause",
  access: VIEW,
  effect: "read",
  request: { params: idParam, query: z.object({ page: numberQuery(1, 1, 1_000) }) },
  answer: paged(line),
});

export const createGoodsReceipt = call({
  method: "post",
  path: "/staff/receipts",
  tag,
  summary: "Creates a draft of today, in the supplier's currency",
  access: EDIT,
  effect: "write",
  request: {
    body: json(
      z.object(
        { ...changedFields.shape, supplierID: fields.shape.supplierID },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(wholeReceipt),
});

export const receiveInvoice = call({
  method: "post",
  path: "/staff/receipts/from-invoice",
  tag,
  summary:
    "Creates a draft from a supplier's e-Factura; the supplier is found by CUI or created. An invoice with a receipt returns that receipt",
  access: EDIT,
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          message_id: z
            .string({ error: MESSAGES.malformed })
            .max(20, MESSAGES.malformed)
            .regex(/^\d{1,20}$/, MESSAGES.malformed),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(z.object({ receipt: wholeReceipt, is_new: z.boolean(), faults: z.array(z.string()) })),
});

export const changeGoodsReceipt = call({
  method: "put",
  path: "/staff/receipts/{id}",
  tag,
  summary: "Updates the given fields of a draft if `version` is current",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(wholeReceipt),
});

export const removeGoodsReceipt = call({
  method: "delete",
  path: "/staff/receipts/{id}",
  tag,
  summary: "Deletes a draft; a posted receipt can only be undone",
  access: EDIT,
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});

export const DELIVERY_FILE_BYTES = 8 * 1024 * 1024;
const FILE = { type: "string", format: "binary", description: "CSV or XLSX" } as const;

const addedLines = z.object({
  receipt: wholeReceipt,
  added: z.int(),
  /** Names of products that were already in the receipt or appear twice in the file. */
  added_up: z.array(z.string()),
  /** Rows that could not be read, identified by their row in the file. */
  faults: z.array(z.object({ row: z.int(), message: z.string() })),
  /** Columns that were not used. */
  ignored: z.array(z.string()),
});
export type AddedLines = z.infer<typeof addedLines>;

export const addDeliveryFile = call({
  method: "post",
  path: "/staff/receipts/{id}/file",
  tag,
  summary:
    "Adds the lines of a CSV or XLSX with at most 5,000 rows to a draft. Columns are recognised by name. Rows with errors are named; the others are added",
  access: EDIT,
  effect: "write",
  maxBodyBytes: DELIVERY_FILE_BYTES + 64 * 1024,
  request: {
    params: idParam,
    body: form(z.object({ file: z.instanceof(File, { error: MESSAGES.required("Fișier") }).openapi(FILE) })),
  },
  answer: one(addedLines),
});

export const scanIntoReceipt = call({
  method: "post",
  path: "/staff/receipts/{id}/scan",
  tag,
  summary:
    "Adds one piece, or one pack of the supplier, to a draft by a scanned EAN or a typed code. `5*code` adds five",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ code: requiredText("Cod", 110) }, { error: MESSAGES.malformed })),
  },
  answer: one(z.object({ receipt: wholeReceipt, product: z.string(), quantity: z.int() })),
});

const quantity = (label: string) =>
  z
    .int({ error: `În câmpul ${label} scrie un număr întreg.` })
    .min(0, MESSAGES.invalid(label))
    .max(1_000_000, MESSAGES.invalid(label));
const changedLine = z.object(
  {
    lineID: requiredId("Rând"),
    product_code: requiredText("Produs", 100).optional(),
    document_quantity: quantity("Cantitate pe document").optional(),
    quantity: quantity("Cantitate primită").optional(),
    pack: z
      .int({ error: MESSAGES.invalid("Bucăți pe unitate") })
      .min(1, MESSAGES.invalid("Bucăți pe unitate"))
      .max(MAX_PACK, MESSAGES.invalid("Bucăți pe unitate"))
      .optional(),
    /** Net price of a unit in the receipt's currency. */
    price: z
      .number({ error: MESSAGES.invalid("Preț") })
      .min(0, MESSAGES.invalid("Preț"))
      .max(1_000_000, MESSAGES.invalid("Preț"))
      .optional(),
    /** Same format as the line's `vat`. */
    vat: optionalText("TVA", 6).optional(),
    lot: optionalText("Lot", 40).optional(),
    lot_expires_on: dayField("Expiră la").nullable().optional(),
    /** Number of received units to move to a separate line, because they belong to another lot. */
    split: quantity("În alt lot").min(1, MESSAGES.invalid("În alt lot")).optional(),
    /** `line` removes the line; `costs` also adds its value to the other costs, for example for a transport line. */
    remove: z.enum(["line", "costs"]).optional(),
  },
  { error: MESSAGES.malformed },
);
export type ChangedReceiptLine = z.infer<typeof changedLine>;

export const changeGoodsReceiptLines = call({
  method: "put",
  path: "/staff/receipts/{id}/lines",
  tag,
  summary:
    "Changes or removes lines of a draft if `version` is current; 422 at `lines.0.product_code` and others",
  access: EDIT,
  effect: "write",
  maxBodyBytes: ROWS_BYTES,
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          lines: z.array(changedLine, { error: MESSAGES.malformed }).max(5_000, MESSAGES.malformed),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(wholeReceipt),
});

export const postGoodsReceipt = call({
  method: "post",
  path: "/staff/receipts/{id}/receive",
  tag,
  summary:
    "Posts a draft if `version` is current: adds the goods to stock at their cost and gives the NIR its number. A posted receipt is returned unchanged",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(wholeReceipt),
});

export const undoGoodsReceipt = call({
  method: "post",
  path: "/staff/receipts/{id}/undo",
  tag,
  summary:
    "Undoes a posted receipt with a reason; 422 at `reason` names products of which too few pieces are left for sale",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ reason: requiredText("Motiv", 500) }, { error: MESSAGES.malformed })),
  },
  answer: one(wholeReceipt),
});

export const getReceiptPdf = pdfCall({
  method: "get",
  path: "/staff/receipts/{id}/nir",
  tag,
  summary: "Returns the NIR as a PDF; prices only with `costs:view`",
  access: VIEW,
  effect: "read",
  rate: "papers",
  request: { params: idParam },
  fileName: "nir-12-2026.pdf",
});
