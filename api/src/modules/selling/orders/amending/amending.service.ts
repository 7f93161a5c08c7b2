/** Writing a change of an order: its row, lines, stock, voucher, money and story, all in the caller's transaction. */
import { toLei } from "@curat/contract/lei.values";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { Tx } from "../../../../db/database.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { formatLei, formatOfficeLei } from "../../../../text/money.ts";
import { refreshProductRead } from "../../../catalogue/catalog/index.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import { findPaymentMethod } from "../../payments/index.ts";
import { hasPaid } from "../../ledger/index.ts";
import { holdPieces } from "../../../catalogue/stock/index.ts";
import { returnVoucher } from "../../vouchers/index.ts";
import { insertEvent } from "../order-moves.store.ts";
import { openRefund, settleMoney } from "../order-money.ts";
import { moveOrder } from "../order-moves.ts";
import type { OrderStatus } from "../orders.rules.ts";
import type { NewOrderLine } from "../order-lines.rules.ts";
import type { Order } from "../orders.store.ts";
import { cancelOpenAttempts } from "../payment/payment.store.ts";
import { rewriteOrder } from "../order-pieces.ts";
import { GOODS } from "./amendment-words.ts";
import { heldPieces } from "./ordered-goods.ts";
import type { Plan } from "./plan.service.ts";

/** A card is asked for by mail here: nobody stands at the checkout. */
const CARD_HOURS = 24;

export interface Amending {
  actor: Actor;
  reason: string;
  at: Date;
  /** What becomes of the withdrawals from it, told; the account is where its buyer wants money that goes back. */
  returns: { settled: string[]; kept: string[]; account: { bank: string; iban: string } | undefined };
}

/** Carries out a plan that was made in this transaction, under the order's lock. The caller issues documents and closes returns. */
export async function writeAmendment(
  tx: Tx,
  plan: Plan,
  { actor, reason, at, returns }: Amending,
): Promise<void> {
  const { order, amended } = plan;
  const { id: orderId } = order;
  const waiting = waitingOf(plan, at);
  const after: Order = {
    ...amended.order,
    ...waiting?.written,
    restBani: hasPaid(order) ? amended.toPayBani : 0,
  };
  await rewriteOrder(tx, { before: order, after, changes: amended.changes, pieces: plan.pieces, at });
  if (order.voucherCode !== null && after.voucherCode === null) await returnVoucher(tx, orderId, at);
  const held = [...heldPieces(amended.lines)].map(([productId, quantity]) => ({ productId, quantity }));
  const moved = await holdPieces(tx, { orderId, held, actor, at });
  await refreshProductRead(tx, moved, at);
  if (after.totalBani !== order.totalBani || waiting) await cancelOpenAttempts(tx, orderId, at);
  const { version } = await recordChange(tx, {
    actor,
    subject: { kind: "order", id: orderId },
    sentence: sentenceOf(plan),
    before: keptOf(order, plan.lines, []),
    after: keptOf(after, amended.lines, kindsOf(plan)),
    touched: [],
  });
  if (amended.toRefundBani > 0)
    await openRefund(tx, after, {
      amountBani: amended.toRefundBani,
      reason: "Comandă modificată",
      cause: "amended",
      ...returns.account,
      by: actor,
      at,
    });
  else await settleMoney(tx, after, actor);
  const why = reason === "" ? [] : [`Explicație: ${reason}`];
  const told = [...plan.differences.map(({ sentence }) => sentence), ...returns.settled, ...returns.kept];
  const note = ["Comanda a fost modificată.", ...told, ...why].join("\n");
  await insertEvent(tx, { orderId, status: order.status, actor: "staff", note, at });
  if (waiting?.to && waiting.to !== order.status)
    await moveOrder(tx, { orderId, to: waiting.to, actor, note: "Plata se face altfel.", at });
  const read = [...toldOf(plan), ...returns.settled];
  const mail = { orderId, change: version, told: read, refundBani: amended.toRefundBani };
  await enqueue(tx, "order_changed_mail", mail, `order-changed:${orderId}:${version}`);
}

/** What the buyer reads of it beside the order as it stands. */
function toldOf(plan: Plan): string[] {
  const [was, is] = [plan.order.totalBani, plan.amended.order.totalBani];
  const goods = plan.differences.filter(({ kind }) => kind === GOODS).map(({ sentence }) => sentence);
  return [...goods, ...(was === is ? [] : [`Total: ${formatLei(was)} → ${formatLei(is)}`])];
}

/** Where an unpaid order waits once it costs something else or is paid another way; undefined where nothing of it moves. */
function waitingOf(
  { order, amended: { order: after } }: Plan,
  at: Date,
): { to: OrderStatus | undefined; written: Pick<Order, "paymentState" | "releaseAt"> } | undefined {
  const isSame = order.totalBani === after.totalBani && order.paymentCode === after.paymentCode;
  if (hasPaid(order) || isSame) return undefined;
  if (!findPaymentMethod(after.paymentCode)?.awaitsPayment) {
    const to = order.status === "awaiting_payment" ? "new" : undefined;
    return { to, written: { paymentState: "none", releaseAt: null } };
  }
  // A transfer's deadline is set by the clock that watches over it.
  const isCard = after.paymentCode === PAYMENT_CODE.card;
  const releaseAt = isCard ? new Date(at.getTime() + CARD_HOURS * 3_600_000) : null;
  return { to: "awaiting_payment", written: { paymentState: "pending", releaseAt } };
}

/** "Comanda 1042 a fost modificată: produse, adresă; total 62.97 lei → 43.98 lei." Of the buyer it tells nothing. */
function sentenceOf(plan: Plan): string {
  const { order, amended } = plan;
  const [was, is] = [order.totalBani, amended.order.totalBani];
  const total = was === is ? "" : `; total ${formatOfficeLei(was)} → ${formatOfficeLei(is)}`;
  return `Comanda ${order.number} a fost modificată: ${kindsOf(plan).join(", ")}${total}.`;
}

function kindsOf({ differences }: Plan): string[] {
  return [...new Set(differences.map(({ kind }) => kind))];
}

/** As the history keeps it: goods and sums, and of the buyer no more than that something of him changed. */
function keptOf(order: Order, lines: readonly NewOrderLine[], changed: string[]): object {
  return {
    items: lines.map(({ name, code, quantity, unitPriceBani, bundleName }) => ({
      product: name,
      code,
      quantity,
      price: toLei(unitPriceBani),
      bundle: bundleName,
    })),
    delivery: order.deliveryName,
    delivery_price: toLei(order.deliveryBani),
    payment: order.paymentName,
    voucher: order.voucherCode,
    total: toLei(order.totalBani),
    rest: toLei(order.restBani),
    changed,
  };
}
