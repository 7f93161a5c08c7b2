import { z } from "@hono/zod-openapi";
import { call, idParam, json, one, pdfCall } from "../envelope.ts";
import { requiredId, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { chosenIds } from "./order-bulk.ts";
import { SCAN_OUTCOMES } from "./packing.values.ts";

const tag = "Staff";

const goods = {
  productid: z.int(),
  name: z.string(),
  code: z.string(),
  barcode: z.string().nullable(),
  picture: z.string().nullable(),
  unit: z.string(),
};

const takenLots = z.array(
  z.object({
    lotID: z.int(),
    code: z.string(),
    expires_on: z.string().nullable(),
    pieces: z.int(),
    is_expired: z.boolean(),
  }),
);

const pickList = z
  .object({
    products: z.array(
      z.object({
        ...goods,
        /** Category with its parents: "Curățenie › Detergenți". */
        category: z.string(),
        /** Shelf in the warehouse; empty if unknown. */
        shelf: z.string(),
        quantity: z.int(),
        /** Lots to take, first to expire first; expired ones are left out. */
        lots: takenLots,
        orders: z.array(z.object({ id: z.int(), number: z.string(), quantity: z.int() })),
      }),
    ),
    orders: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        name: z.string(),
        lines: z.array(
          z.object({ productid: z.int(), name: z.string(), code: z.string(), quantity: z.int() }),
        ),
        /** Lines without a product, which staff tick off when packed. */
        free_lines: z.array(z.object({ name: z.string(), unit: z.string(), quantity: z.int() })),
      }),
    ),
    /** Numbers of cancelled or refused orders, which need no goods. */
    left_out: z.array(z.string()),
  })
  .openapi("PickList");
export type PickList = z.infer<typeof pickList>;

export const getPickList = call({
  method: "get",
  path: "/staff/pick-list",
  tag,
  summary: "Lists the quantity of each product that up to 200 orders need, with those orders",
  access: { staff: "orders:view" },
  effect: "read",
  request: { query: chosenIds },
  answer: one(pickList),
});

export const getPickListPdf = pdfCall({
  method: "get",
  path: "/staff/pick-list/pdf",
  tag,
  summary: "Returns the pick list as a PDF",
  access: { staff: "orders:view" },
  effect: "read",
  request: { query: chosenIds },
  fileName: "culegere.pdf",
});

const packing = z
  .object({
    id: z.int(),
    number: z.string(),
    name: z.string(),
    status: z.string(),
    status_code: z.string(),
    awbid: z.string().nullable(),
    can_pack: z.boolean(),
    started_by: z.string().nullable(),
    finished_by: z.string().nullable(),
    finished_at: z.string().nullable(),
    missing: z.int(),
    /** `wanted` is 0 for a scanned product that is no longer in the order. */
    lines: z.array(
      z.object({
        ...goods,
        /** Null for a line without a product, which is ticked by its `code`. */
        productid: z.int().nullable(),
        lineid: z.int().nullable(),
        wanted: z.int(),
        packed: z.int(),
        scan: z.int().nullable(),
        /** Lots to take, earliest expiry first. Remaining pieces have no lot. */
        lots: takenLots,
        /** Lots with free pieces that can be taken instead. */
        other_lots: takenLots,
        /** Expired lots still in stock, which must not be shipped. */
        expired_lots: takenLots,
      }),
    ),
    last: z
      .object({
        scan: z.int(),
        productid: z.int().nullable(),
        lineid: z.int().nullable(),
        quantity: z.int(),
        by: z.string(),
        at: z.string(),
      })
      .nullable(),
  })
  .openapi("Packing");
export type Packing = z.infer<typeof packing>;

const scanned = z.object({
  outcome: z.enum(SCAN_OUTCOMES),
  code: z.string(),
  /** Product that the code identifies; null for none. */
  product: z.string().nullable(),
  /** Order that is being packed or that the code identifies; null for none. */
  order: packing.nullable(),
});
export type Scanned = z.infer<typeof scanned>;

export const getPacking = call({
  method: "get",
  path: "/staff/packing/{id}",
  tag,
  summary: "Returns the packing progress of an order; `id` is the order's id",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(packing),
});

export const scanForPacking = call({
  method: "post",
  path: "/staff/packing/scan",
  tag,
  summary:
    "Processes a scanned code. An order number or AWB opens the order; a product code or barcode counts one piece (`5*code`: five) for the order `orderid`, or for the oldest order that needs one. The last piece completes the order. Repeating the request with the same `key` counts nothing",
  access: { staff: "orders:pack" },
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          code: requiredText("Cod", 80),
          key: requiredText("Cheie", 80),
          orderid: z
            .int({ error: MESSAGES.invalid("Comandă") })
            .positive(MESSAGES.invalid("Comandă"))
            .max(2_147_483_647, MESSAGES.invalid("Comandă"))
            .nullish(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(scanned),
});

export const takeBackScan = call({
  method: "post",
  path: "/staff/packing/{id}/undo",
  tag,
  summary:
    "Undoes one scan and returns the packing, which is open again; 409 with the current packing if the scan was already undone or the parcel has left",
  access: { staff: "orders:pack" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object({ scan: z.int({ error: MESSAGES.required("Scanare") }) }, { error: MESSAGES.malformed }),
    ),
  },
  answer: one(packing),
});

export const choosePackingLot = call({
  method: "put",
  path: "/staff/packing/{id}/lot",
  tag,
  summary:
    "Packs an order's pieces of a product from another lot; 409 with the current packing if the lot has no free pieces",
  access: { staff: "orders:pack" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object({ productid: requiredId("Produs"), lotID: requiredId("Lot") }, { error: MESSAGES.malformed }),
    ),
  },
  answer: one(packing),
});
