import { counted } from "@curat/contract/quantity-text.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import type { Actor } from "../../platform/changes/index.ts";
import { findPurchaseOrder } from "../purchase-orders/index.ts";
import {
  type Change,
  changeDraft,
  type Drafted,
  insertDraft,
  refuseOrders,
  type Refused,
  refused,
  saveLines,
} from "./drafts.service.ts";
import { addUp, type NewLine } from "./matching.rules.ts";
import { missingGoods } from "./ordered-goods.rules.ts";
import { findDraftOf, loadOrderedGoods, lockOrderOfReceipt } from "./ordered-goods.store.ts";
import { type Receipt, updateReceipt } from "./receipts.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

interface FromOrder {
  orderId: number;
  actor: Actor;
}

/** Creates a draft with the missing goods of an order, or returns the order's existing draft. */
export function receiveOrder({ db, now }: Shop, input: FromOrder): Promise<Drafted> {
  return transaction(db, (tx) => draftFromOrder(tx, { ...input, at: now() }));
}

/** Adds an order with its outstanding pieces to a draft of the same supplier and currency. */
export function receiveOrderWith(
  shop: Shop,
  { receiptId, orderId, actor }: FromOrder & { receiptId: number },
): Promise<Drafted> {
  return addOrder(shop, {
    id: receiptId,
    orderId,
    actor,
    goodsFor: async (tx, { currency }) => {
      await lockOrderOfReceipt(tx, orderId);
      const ordered = await goodsOf(tx, orderId);
      if (!ordered || "error" in ordered) return ordered ?? refused("purchase_orderID", NOT_SENT);
      const draft = await findDraftOf(tx, orderId);
      if (draft !== undefined && draft !== receiptId)
        return refused("purchase_orderID", "Comanda are deja o recepție începută: continu-o pe aceea.");
      if (ordered.currency !== currency)
        return refused(
          "purchase_orderID",
          "Prețurile comenzii sunt în altă monedă decât recepția: schimbă moneda recepției.",
        );
      return ordered.goods;
    },
  });
}

const NOT_SENT = "Alege numai comenzi trimise acestui furnizor.";

async function draftFromOrder(tx: Tx, { orderId, actor, at }: FromOrder & { at: Date }): Promise<Drafted> {
  await lockOrderOfReceipt(tx, orderId);
  const ordered = await goodsOf(tx, orderId);
  if (!ordered) return { ok: false, error: "unknown" };
  const draft = await findDraftOf(tx, orderId);
  if (draft !== undefined) return { ok: true, id: draft };
  if ("error" in ordered) return ordered;
  const { supplierId, currency, goods } = ordered;
  return insertDraft(tx, {
    body: { supplierID: supplierId, currency, purchase_orders: [orderId] },
    actor,
    at,
    messageId: null,
    lines: [],
    goods,
  });
}

/** Adds an order with its outstanding pieces to a draft of its supplier. Adding it again has no effect. */
function addOrder(
  shop: Shop,
  {
    goodsFor,
    orderId,
    ...input
  }: Change & {
    orderId: number;
    goodsFor: (tx: Tx, receipt: Receipt) => Promise<readonly NewLine[] | Refused>;
  },
): Promise<Drafted> {
  return changeDraft(shop, input, async (tx, receipt, current) => {
    const added = receipt.purchaseOrderIds.includes(orderId) ? [] : await goodsFor(tx, receipt);
    if ("error" in added) return added;
    const fields = { ...receipt, purchaseOrderIds: [...new Set([...receipt.purchaseOrderIds, orderId])] };
    const refusal = await refuseOrders(tx, fields);
    if (refusal) return refusal;
    await updateReceipt(tx, receipt.id, fields);
    const { lines } = addUp(current, added);
    const fault = await saveLines(tx, receipt.id, { current, lines });
    return (
      fault ?? {
        done: {},
        what: counted(added.length, "un rând adăugat din comandă", "rânduri adăugate din comandă"),
      }
    );
  });
}

/** Returns an order's outstanding pieces, or the reason why it cannot be received; undefined for an unknown order. */
async function goodsOf(
  tx: Tx,
  orderId: number,
): Promise<{ supplierId: number; currency: "RON" | "EUR"; goods: NewLine[] } | Refused | undefined> {
  const order = await findPurchaseOrder(tx, orderId);
  if (!order) return undefined;
  const goods = missingGoods(await loadOrderedGoods(tx, orderId));
  if (!order.sentAt || order.closedAt || order.cancelledAt || goods.length === 0)
    return refused("purchase_orderID", "Comanda nu mai are marfă de recepționat.");
  return { supplierId: order.supplierId, currency: order.currency, goods };
}
