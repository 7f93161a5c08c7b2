/** Giving money back without a return; the order's lock stands around it. (decision 0053) */
import { toLei } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../../context.ts";
import { type Db, type Tx, transaction } from "../../../../db/database.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { formatOfficeLei } from "../../../../text/money.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import {
  type InvoiceDocument,
  type InvoicePart,
  preparePart,
  previewPart,
  writePart,
} from "../../../money/invoices/index.ts";
import {
  findOrder,
  loadMoney,
  lockOrder,
  type Order,
  settleMoney,
  refuseStaleOrder,
  type StaffResult,
} from "../../../selling/orders/index.ts";
import { effectOf, giveBack, postEvent, postPieces } from "../../../selling/ledger/index.ts";
import { isDeliveryGiven, oweRefund } from "../../../selling/refunds/index.ts";
import {
  type Givable,
  type PlannedRefund,
  planRefund,
  refundWay,
  tooMuch,
  type Wanted,
} from "./refund.rules.ts";
import { loadGoods } from "../returns.store.ts";

export type GivableOrder = Givable & { order: Order };

/** An order with what of it can be given back; undefined for an unknown one. */
export async function loadGivable(db: Db, orderId: number): Promise<GivableOrder | undefined> {
  const found = await findOrder(db, orderId);
  if (!found) return undefined;
  const { order } = found;
  return {
    order,
    status: order.status,
    lines: await loadGoods(db, [orderId]),
    deliveryBani: order.deliveryBani,
    isDeliveryGiven: await isDeliveryGiven(db, orderId),
    money: await loadMoney(db, order),
  };
}

export type Previewed =
  | { ok: true; document: InvoiceDocument; leftBani: number; account: string[] }
  | { ok: false; errors: FieldErrors };

/** What a refund would come to; changes nothing. */
export async function previewRefund(
  { db, now }: Pick<ApiContext, "db" | "now">,
  order: GivableOrder,
  wanted: Wanted,
): Promise<Previewed> {
  const planned = planRefund(order, wanted);
  if (!planned.ok) return planned;
  const { document, leftBani } = await previewPart(db, partOf(order, planned.plan, ""), now());
  const errors = tooMuchOf(order, { document, leftBani });
  if (errors) return { ok: false, errors };
  const bani = -document.totalBani;
  const { sentences: account } = effectOf(order.money, { event: "given_back", bani, refundId: null }, bani);
  return { ok: true, document, leftBani: order.money.leftBani - bani, account };
}

interface Given extends Wanted {
  reason: string;
  bank: string;
  iban: string;
  seen: number;
  actor: Actor;
}

/**
 * Makes the money due, notes what it is for and issues the storno, all or nothing. Throws StaleVersion (409) where
 * another version of the order was seen, so that one form sent twice gives once.
 */
export async function giveRefund(
  { db, now }: Pick<ApiContext, "db" | "now">,
  orderId: number,
  given: Given,
): Promise<StaffResult> {
  return transaction(db, async (tx): Promise<StaffResult> => {
    await lockOrder(tx, orderId);
    await refuseStaleOrder(tx, orderId, given.seen);
    const order = await loadGivable(tx, orderId);
    if (!order) return { ok: false, error: "conflict" };
    const planned = planRefund(order, given);
    if (!planned.ok) return { ok: false, error: "refused", errors: planned.errors };
    if (refundWay(order) === "account" && given.iban === "")
      return { ok: false, error: "refused", errors: { iban: [MESSAGES.required("IBAN")] } };
    const part = partOf(order, planned.plan, given.reason);
    const errors = tooMuchOf(order, await previewPart(tx, part, now()));
    if (errors) return { ok: false, error: "refused", errors };
    await give(tx, order, { part, given, at: now() });
    return { ok: true };
  });
}

async function give(
  tx: Tx,
  givable: GivableOrder,
  { part, given, at }: { part: InvoicePart; given: Given; at: Date },
): Promise<void> {
  const { order, money } = givable;
  const givenBani = money.openBani + money.paidOutBani;
  const { actor, reason, bank, iban } = given;
  const issuing = { at, actor };
  const prepared = await preparePart(tx, part, issuing);
  const amountBani = -prepared.document.totalBani;
  const { takesDelivery } = part;
  const refund = { amountBani, reason, bank, iban, takesDelivery, cause: "given_back", at, actor } as const;
  const refundId = await oweRefund(tx, { orderId: order.id, ...refund });
  await postEvent(tx, { orderId: order.id, at }, { event: "given_back", bani: amountBani, refundId });
  await settleMoney(tx, order, actor);
  const pieces = part.lines.map(({ lineId, before, after }) => ({ lineId, quantity: after - before }));
  await postPieces(tx, giveBack(refundId, pieces), at);
  await writePart(tx, prepared, { orderId: order.id, refundId, issuing });
  await recordChange(tx, {
    actor,
    subject: { kind: "order", id: order.id },
    sentence: `Din comanda ${order.number} se restituie ${formatOfficeLei(amountBani)}: ${reason}.`,
    before: { given_back: toLei(givenBani) },
    after: { given_back: toLei(givenBani + amountBani) },
    touched: [],
  });
  await enqueue(tx, "refund_mail", { refundId }, `refund:${refundId}`);
}

function partOf({ order }: GivableOrder, plan: PlannedRefund, reason: string): InvoicePart {
  return { orderId: order.id, isWhole: false, reason, ...plan };
}

/** Neither more than is left of the money nor more than is left on paper. */
function tooMuchOf(
  order: Givable,
  { document, leftBani }: { document: InvoiceDocument; leftBani: number },
): FieldErrors | undefined {
  const most = Math.min(order.money.leftBani, leftBani);
  return -document.totalBani > most || document.totalBani >= 0 ? { amount: [tooMuch(most)] } : undefined;
}
