import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import type { Actor } from "../../platform/changes/index.ts";
import { findPurchaseOrder } from "../purchase-orders/index.ts";
import { type Drafted, insertDraft, refused } from "./drafts.service.ts";
import { missingGoods } from "./ordered-goods.rules.ts";
import { findDraftOf, loadOrderedGoods, lockOrderOfReceipt } from "./ordered-goods.store.ts";

interface FromOrder {
  orderId: number;
  actor: Actor;
}

/** Creates a draft with the missing goods of an order, or returns the order's existing draft. */
export function receiveOrder(
  { db, now }: Pick<ApiContext, "db" | "now">,
  input: FromOrder,
): Promise<Drafted> {
  return transaction(db, (tx) => draftFromOrder(tx, { ...input, at: now() }));
}

async function draftFromOrder(tx: Tx, { orderId, actor, at }: FromOrder & { at: Date }): Promise<Drafted> {
  await lockOrderOfReceipt(tx, orderId);
  const order = await findPurchaseOrder(tx, orderId);
  if (!order) return { ok: false, error: "unknown" };
  const draft = await findDraftOf(tx, orderId);
  if (draft !== undefined) return { ok: true, id: draft };
  const goods = missingGoods(await loadOrderedGoods(tx, orderId));
  if (!order.sentAt || order.closedAt || order.cancelledAt || goods.length === 0)
    return refused("purchase_orderID", "Comanda nu mai are marfă de recepționat.");
  return insertDraft(tx, {
    body: { supplierID: order.supplierId, currency: order.currency, purchase_orderID: orderId },
    actor,
    at,
    messageId: null,
    lines: [],
    goods,
  });
}
