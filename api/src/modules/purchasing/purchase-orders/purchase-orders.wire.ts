/** Converts orders to suppliers to the format of the staff calls. Costs are null without `costs:view`. */
import { toLei, type Wire } from "@curat/contract/lei.values";
import type { PurchaseOrder, WholePurchaseOrder } from "@curat/contract/staff/purchase-orders";
import type { Db } from "../../../db/database.ts";
import { versionOf } from "../../platform/changes/index.ts";
import { lineValue, missingFor, remarkOn, stateOf, warningsFor } from "./purchase-orders.rules.ts";
import { KIND, loadChecked } from "./purchase-orders.service.ts";
import {
  findOrder,
  loadOrderLines,
  NOTHING,
  type Order,
  type OrderLine,
  type OrderSums,
  sumsOf,
} from "./purchase-orders.store.ts";

interface ViewOptions {
  seesCosts: boolean;
  version: number;
}

export function toListed(order: Order & OrderSums, { seesCosts, version }: ViewOptions): Wire<PurchaseOrder> {
  return {
    purchase_orderID: order.id,
    state: stateOf(order, order),
    supplierID: order.supplierId,
    supplier: order.supplier,
    currency: order.currency,
    number: order.number,
    year: order.year,
    expected_on: order.expectedOn,
    note: order.note,
    created_at: order.createdAt.toISOString(),
    created_by: order.createdBy,
    sent_at: order.sentAt?.toISOString() ?? null,
    sent_by: order.sentBy,
    sent_to: order.sentTo,
    closed_at: order.closedAt?.toISOString() ?? null,
    closed_by: order.closedBy,
    close_reason: order.closeReason,
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    cancelled_by: order.cancelledBy,
    cancel_reason: order.cancelReason,
    lines: order.lines,
    pieces: order.pieces,
    received: order.received,
    total: seesCosts ? toLei(order.totalBani) : null,
    version,
  };
}

/** Returns one order with its lines; undefined for an unknown id. */
export async function wholeOrder(
  db: Db,
  id: number,
  { seesCosts }: { seesCosts: boolean },
): Promise<Wire<WholePurchaseOrder> | undefined> {
  const order = await findOrder(db, id);
  if (!order) return undefined;
  const [lines, sums, version] = await Promise.all([
    loadOrderLines(db, id),
    sumsOf(db, [id]),
    versionOf(db, { kind: KIND, id }),
  ]);
  const { supplier, checked } = await loadChecked(db, order, lines);
  const isDraft = order.sentAt === null;
  return {
    ...toListed({ ...order, ...(sums.get(id) ?? NOTHING) }, { seesCosts, version }),
    rows: lines.map((line) => toLine(line, { seesCosts, isDraft })),
    supplier_email: supplier.email,
    lead_days: supplier.lead_days,
    missing: isDraft ? missingFor(checked) : [],
    warnings: isDraft ? warningsFor(checked, { seesCosts }) : [],
  };
}

function toLine(line: OrderLine, { seesCosts, isDraft }: { seesCosts: boolean; isDraft: boolean }) {
  const value = lineValue(line);
  return {
    lineID: line.id,
    productID: line.productId,
    product_code: line.productCode,
    product: line.product,
    code: line.code,
    pieces: line.pieces,
    pack: line.pack,
    price: seesCosts && line.priceBani !== null ? toLei(line.priceBani) : null,
    has_price: line.priceBani !== null,
    value: seesCosts && value !== null ? toLei(value) : null,
    received: line.received,
    stock: line.stock,
    remark: isDraft ? remarkOn(line) : "",
  };
}
