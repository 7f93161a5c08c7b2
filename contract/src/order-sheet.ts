/** Turns a pasted or uploaded list of codes and quantities into a cart or offer request (decision 0081). */
import { z } from "@hono/zod-openapi";
import { call, form, json, lei, one } from "./envelope.ts";
import { optionalText, requiredId, requiredText } from "./fields.ts";
import { FAULT, lazyMessage } from "./faults.ts";
import { LIST_MESSAGES } from "./list-messages.values.ts";
import { SHEET_FOUND_BY, SHEET_LIMITS } from "./order-sheet.values.ts";

const tag = "Order sheet";

const nearProduct = z.object({
  product_id: z.int(),
  code: z.string(),
  name: z.string(),
  pic: z.string().nullable(),
  price: lei,
});

const sheetRow = z.object({
  code: z.string(),
  /** 0 until the buyer enters a quantity. */
  quantity: z.int(),
  /** The quantity as entered, if it is not a whole number. */
  typed: z.string().optional(),
  found_by: z.enum(SHEET_FOUND_BY).nullable(),
  product: z
    .object({
      product_id: z.int(),
      code: z.string(),
      name: z.string(),
      subtitle: z.string(),
      url: z.string(),
      pic: z.string().nullable(),
      unit: z.string(),
      price: lei,
      price_net: lei,
      vat_percent: z.number(),
      price_reason: z.string().optional(),
      hazard: z.string().optional(),
      min_qty: z.int(),
      /** Maximum quantity that can be ordered now; 0 when sold out. */
      order_qty: z.int(),
      stockid: z.string().openapi({ description: "'1' in stock, '2' out of stock, '3' limited" }),
    })
    .nullable(),
  /** Quantity of this row that can be added to the cart now. */
  addable: z.int(),
  subtotal: lei,
  subtotal_net: lei,
  notes: z.array(z.string()),
  /** Similar products; only for the first rows without a match. */
  near: z.array(nearProduct),
});

export const orderSheet = z
  .object({
    token: z.string(),
    rows: z.array(sheetRow),
    addable_rows: z.int(),
    /** Price of everything that can be added to the cart, without delivery. */
    total: lei,
    total_net: lei,
  })
  .openapi("OrderSheet");
export type OrderSheet = z.infer<typeof orderSheet>;
export type SheetRow = OrderSheet["rows"][number];

const FILE = { type: "string", format: "binary", description: "CSV or XLSX" } as const;
const MB = SHEET_LIMITS.fileBytes / 1_000_000;

export const startOrderSheet = call({
  method: "post",
  path: "/order-sheets",
  tag,
  summary: `Reads codes and quantities, pasted or from a CSV or XLSX file of at most ${MB} MB, into a new sheet. With \`token\`, appends them to that sheet. 422 for unreadable input`,
  access: "public",
  effect: "write",
  rate: "forms",
  isPersonal: true,
  maxBodyBytes: SHEET_LIMITS.fileBytes + 256 * 1024,
  request: {
    body: form(
      z.object(
        {
          token: optionalText("Listă", 40),
          text: z
            .string(FAULT.invalid("Coduri"))
            .max(SHEET_LIMITS.text, FAULT.tooLong("Coduri", SHEET_LIMITS.text))
            .nullish()
            .transform((text) => text ?? ""),
          file: z
            .instanceof(File, FAULT.invalid("Fișier"))
            .refine(({ size }) => size <= SHEET_LIMITS.fileBytes, lazyMessage(LIST_MESSAGES.lists.largeFile))
            .nullish()
            .openapi(FILE),
        },
        FAULT.malformed,
      ),
    ),
  },
  answer: one(z.object({ token: z.string() })),
});

const tokenParam = z.object({ token: z.string() });

export const getOrderSheet = call({
  method: "get",
  path: "/order-sheets/{token}",
  tag,
  summary:
    "Returns a sheet with current products, stock and the caller's prices; sheets are kept for 14 days after their last change",
  access: "public",
  effect: "read",
  isPersonal: true,
  request: { params: tokenParam },
  answer: one(orderSheet),
});

const sheetLine = z.object(
  {
    code: requiredText("Cod", SHEET_LIMITS.code),
    quantity: z
      .int(FAULT.invalid("Cantitate"))
      .min(
        1,
        lazyMessage(() => LIST_MESSAGES.lists.atLeastOne("Cantitate")),
      )
      .max(SHEET_LIMITS.quantity, FAULT.invalid("Cantitate")),
    /** The product that the buyer selected for the code. Logged-in customers get the same match next time. */
    product_id: requiredId("Produs").nullish().default(null),
  },
  FAULT.malformed,
);

export const changeOrderSheet = call({
  method: "put",
  path: "/order-sheets/{token}",
  tag,
  summary: "Replaces the lines of a sheet",
  access: "public",
  effect: "write",
  isPersonal: true,
  maxBodyBytes: 512 * 1024,
  request: {
    params: tokenParam,
    body: json(
      z.object(
        {
          lines: z
            .array(sheetLine, FAULT.malformed)
            .max(SHEET_LIMITS.lines, lazyMessage(LIST_MESSAGES.lists.tooManyRows)),
        },
        FAULT.malformed,
      ),
    ),
  },
  answer: one(orderSheet),
});
