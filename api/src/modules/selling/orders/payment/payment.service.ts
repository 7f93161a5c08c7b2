import { toLei, type Wire } from "@curat/contract/lei.values";
import type { PaymentStatus } from "@curat/contract/payments";
import { randomBytes } from "node:crypto";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { vatOf } from "@curat/contract/vat.values";
import type { ApiContext } from "../../../../context.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import { randomId as newRandomId } from "../../../../identity/random-id.ts";
import { conflict, invalid, notFound } from "../../../../http/refusal.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { loadSaleTerms } from "../../cart/index.ts";
import {
  type CardProcessor,
  chargeFor,
  type PaymentMethod,
  type PaymentTerms,
  processorsToTry,
} from "../../payments/index.ts";
import { lockCash, otherCashOfDay, payerOf } from "../buyers.store.ts";
import { rewriteOrder } from "../order-ledgers.ts";
import { chargeLine, lineChanges, piecesOfChanges } from "../order-lines.rules.ts";
import { loadEveryLine } from "../order-lines.store.ts";
import { findOrderWhere, insertEvent, lockOrder } from "../order-moves.store.ts";
import { moveOrder } from "../order-moves.ts";
import type { Order } from "../orders.store.ts";
import {
  type Attempt,
  awaitedPayment,
  awaitsCard,
  awaitsTransfer,
  otherMethods,
  payableByCard,
  shownState,
} from "../order-payment.rules.ts";
import { statusLabel } from "../orders.rules.ts";
import { cancelOpenAttempts, findLatestAttempt, insertAttempt, type StoredAttempt } from "./payment.store.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

/** Query parameter of the notification URL. Only the processor can read it. */
export const PASS_PARAMETER = "pass";

/** An attempt to pay an order at a processor that has not been called yet. */
export interface OpenedAttempt {
  order: Order;
  attempt: StoredAttempt;
}

/**
 * Returns the order's open attempt at a processor, or a new one; undefined if no card payment is due. Reuses an open
 * attempt with the same amount, so that the buyer cannot pay twice. `openPage` calls the processor after the
 * transaction.
 */
export async function openAttempt(
  tx: Tx,
  { id, ...known }: Order,
  { processors, at }: { processors: readonly CardProcessor[]; at: Date },
): Promise<OpenedAttempt | undefined> {
  const [processor] = processors;
  if (!processor || payableByCard(known) === 0) return undefined;
  const order = await lockOrder(tx, id);
  const latest = await findLatestAttempt(tx, id);
  if (!canTry(order, latest)) return undefined;
  const amountBani = payableByCard(order);
  const continues =
    latest?.state === "started" &&
    latest.amountBani === amountBani &&
    processors.some(({ name }) => name === latest.provider);
  if (continues) return { order, attempt: latest };
  return { order, attempt: await beginAttempt(tx, order, { processor, at }) };
}

/** Stores a new attempt. Requires a lock on the order. */
export async function beginAttempt(
  tx: Tx,
  order: Order,
  { processor, at }: { processor: CardProcessor; at: Date },
): Promise<StoredAttempt> {
  return insertAttempt(tx, {
    orderId: order.id,
    provider: processor.name,
    reference: `${order.number}-${randomBytes(6).toString("hex")}`,
    pass: processor.hasPass ? newRandomId() : null,
    amountBani: payableByCard(order),
    at,
  });
}

/**
 * Returns whether the buyer can pay by card now. False while the bank processes an attempt, because it may still
 * succeed.
 */
export function canTry(order: Order, latest: Attempt | undefined): boolean {
  return payableByCard(order) > 0 && latest?.state !== "authorized";
}

/** Returns the payment status for an order's page, without personal data. Throws 404 for an unknown order. */
export async function showPayment({ db, now, config }: Shop, randomId: string): Promise<Wire<PaymentStatus>> {
  const order = await findOrderWhere(db, { random_id: randomId });
  if (!order) throw notFound();
  const latest = await findLatestAttempt(db, order.id);
  const { payments: terms } = await loadSaleTerms(db, now(), config);
  const methods = otherMethods(order, { latest, terms, cashOfDayBani: await otherCashOfDay(db, order) });
  return {
    number: String(order.number),
    state: shownState(order, latest),
    status_label: statusLabel(order, order.status),
    paymentCode: order.paymentCode,
    paymentName: order.paymentName,
    total: toLei(payableByCard(order) || order.totalBani),
    handling_charge: toLei(order.chargesBani),
    total_vat: toLei(order.vatBani),
    pay_until: awaitsCard(order) ? (order.releaseAt?.toISOString() ?? null) : null,
    transfer_days: awaitsTransfer(order) ? (terms.bankTransfer?.workingDays ?? null) : null,
    canRetry: terms.takesCards && canTry(order, latest),
    methods: methods.map((method) => ({
      paymentId: method.id,
      paymentName: method.name,
      paymentTax: toLei(chargeIn(order, method, terms)),
    })),
  };
}

function chargeIn(order: Order, method: PaymentMethod, terms: PaymentTerms): number {
  const { deliveryCode, totalBani, chargesBani } = order;
  return chargeFor(method, { deliveryCode, amountBani: totalBani - chargesBani, terms });
}

/**
 * Returns the attempt with which a buyer continues. Throws 404 for an unknown order, and 409 for an order that awaits
 * no card payment.
 */
export async function reopenAttempt({ db, now, config }: Shop, randomId: string): Promise<OpenedAttempt> {
  const at = now();
  return transaction(db, async (tx) => {
    const order = await findOrderWhere(tx, { random_id: randomId });
    if (!order) throw notFound();
    const { payments: terms } = await loadSaleTerms(tx, at, config);
    const opened = await openAttempt(tx, order, { processors: processorsToTry(config, terms.cards), at });
    if (!opened) throw conflict();
    return opened;
  });
}

/**
 * Replaces a card payment with another method, adds its fee and sends the order email again. Throws 404, 409 or 422.
 */
export async function changeMethod(
  shop: Shop,
  randomId: string,
  methodId: number,
): Promise<Wire<PaymentStatus>> {
  const { db, now, config } = shop;
  const at = now();
  await transaction(db, async (tx) => {
    const order = await findOrderWhere(tx, { random_id: randomId }, { lock: true });
    if (!order) throw notFound();
    const latest = await findLatestAttempt(tx, order.id);
    if (!canTry(order, latest)) throw conflict();
    const terms = await loadSaleTerms(tx, at, config);
    await lockCash(tx, payerOf(order));
    const facts = { latest, terms: terms.payments, cashOfDayBani: await otherCashOfDay(tx, order) };
    const method = otherMethods(order, facts).find(({ id }) => id === methodId);
    if (!method) throw invalid({ paymentid: [MESSAGES.invalid("Metodă de plată")] });
    const chargesBani = chargeIn(order, method, terms.payments);
    await writeMethod(tx, order, { method, chargesBani, vatPercent: terms.standardVatPercent, at });
  });
  return showPayment(shop, randomId);
}

async function writeMethod(
  tx: Tx,
  order: Order,
  change: { method: PaymentMethod; chargesBani: number; vatPercent: number; at: Date },
): Promise<void> {
  const { method, chargesBani, vatPercent, at } = change;
  const { id: orderId, status } = order;
  const after: Order = {
    ...order,
    paymentCode: method.code,
    paymentName: method.name,
    paymentState: awaitedPayment(method, at).paymentState,
    releaseAt: null,
    // Card payments have no fee to subtract.
    chargesBani,
    totalBani: order.totalBani + chargesBani,
    vatBani: order.vatBani + vatOf(chargesBani, vatPercent),
  };
  const lines = await loadEveryLine(tx, orderId);
  const goods = lines.filter(
    ({ quantity, productType }) => quantity > 0 && productType !== PRODUCT_TYPE.handlingCharge,
  );
  const charge = chargesBani > 0 ? [chargeLine(chargesBani, vatPercent)] : [];
  const changes = lineChanges(lines, [...goods, ...charge]);
  await rewriteOrder(tx, order, { after, changes, pieces: piecesOfChanges(changes, []), at });
  await cancelOpenAttempts(tx, orderId, at);
  const note = `Plata: ${order.paymentName} → ${method.name}`;
  if (method.awaitsPayment) await insertEvent(tx, { orderId, status, actor: "customer", note, at });
  else await moveOrder(tx, { orderId, to: "new", actor: "customer", note, at });
  const mail = { orderId, paidBy: method.code };
  await enqueue(tx, "order_placed_mail", mail, `order-placed:${orderId}:${method.code}`);
}
