/** Paying an order by card: starting, trying again, choosing another way. What the processor tells: apply-notification.service.ts. */
import { randomBytes } from "node:crypto";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { API_BASE } from "@curat/contract/headers.values";
import { vatOf } from "@curat/contract/vat.values";
import { chargeLine } from "../charge-line.ts";
import { lineChanges, piecesOfChanges } from "../order-lines.rules.ts";
import { loadEveryLine } from "../order-lines.store.ts";
import { rewriteOrder } from "../order-pieces.ts";
import { cashBeside, lockCash, payerOf } from "../cash-of-day.store.ts";
import type { ApiConfig } from "../../../../config.ts";
import type { ApiContext } from "../../../../context.ts";
import { type Tx, transaction } from "../../../../db/database.ts";
import { randomId as newRandomId } from "../../../../identity/random-id.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { loadSaleTerms } from "../../cart/index.ts";
import { cardPaymentForm, chargeFor, type PaymentMethod, type PaymentTerms } from "../../payments/index.ts";
import { insertEvent, lockOrder } from "../order-moves.store.ts";
import { moveOrder } from "../order-moves.ts";
import type { Order } from "../orders.store.ts";
import {
  type Attempt,
  awaitedPayment,
  awaitsTransfer,
  otherMethods,
  payableByCard,
} from "../order-payment.rules.ts";
import {
  cancelOpenAttempts,
  findLatestAttempt,
  findOrderByRandomId,
  insertAttempt,
  type StoredAttempt,
} from "./payment.store.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;
interface Paying {
  config: ApiConfig;
  at: Date;
}

/** Where the processor sends its notifications; open without an API key. */
export const NOTIFICATION_PATH = "/payments/netopia/notification";
/** What of that address only the processor can read, since it travels in the sealed order alone. */
export const PASS_PARAMETER = "pass";

/**
 * The form that takes the buyer to the processor, for an order that waits for a card or of which something stays to pay;
 * undefined for any other. An attempt that is under way is gone on with, so that one order is not paid twice; after a refusal a new one begins.
 */
export async function startPayment(
  tx: Tx,
  asked: Order,
  { config, at }: Paying,
): Promise<string | undefined> {
  const account = config.netopia;
  if (!account || payableByCard(asked) === 0) return undefined;
  const { id } = asked;
  const order = await lockOrder(tx, id);
  const latest = await findLatestAttempt(tx, id);
  if (!canTry(order, latest)) return undefined;
  const amountBani = payableByCard(order);
  const isUnderWay = latest?.state === "started" && latest.amountBani === amountBani;
  const { reference, pass } = isUnderWay ? latest : await beginAttempt(tx, order, at);
  const confirmUrl = new URL(`${config.shopUrl}${API_BASE}${NOTIFICATION_PATH}`);
  if (pass !== null) confirmUrl.searchParams.set(PASS_PARAMETER, pass);
  return cardPaymentForm(account, {
    reference,
    amountBani,
    details: `Comanda ${order.number}`,
    buyer: buyerOf(order),
    returnUrl: `${config.shopUrl}/plata/${order.randomId}`,
    confirmUrl: confirmUrl.href,
    at,
  });
}

async function beginAttempt(
  tx: Tx,
  order: Order,
  at: Date,
): Promise<Pick<StoredAttempt, "reference" | "pass">> {
  const { id: orderId } = order;
  const amountBani = payableByCard(order);
  const begun = { reference: `${order.number}-${randomBytes(6).toString("hex")}`, pass: newRandomId() };
  await insertAttempt(tx, { orderId, provider: "netopia", ...begun, amountBani, at });
  return begun;
}

/** Not while the bank works on it: then the money may be on its way. */
function canTry(order: Order, latest: Attempt | undefined): boolean {
  return payableByCard(order) > 0 && latest?.state !== "authorized";
}

function buyerOf(order: Order) {
  return {
    type: order.customerType === "pj" ? ("company" as const) : ("person" as const),
    firstName: order.firstName,
    lastName: order.lastName,
    email: order.email,
    phone: order.phone,
    address: [order.invoiceStreet, order.invoiceCity, order.invoiceCounty].filter(Boolean).join(", "),
  };
}

export interface PaymentView {
  order: Order;
  latest: Attempt | undefined;
  canRetry: boolean;
  /** Working days that an order by transfer waits for its money. */
  transferDays: number | null;
  methods: { method: PaymentMethod; chargeBani: number }[];
}

/** How the payment of an order stands; undefined for an unknown one. */
export async function findPayment(
  { db, now, config }: Shop,
  randomId: string,
): Promise<PaymentView | undefined> {
  const order = await findOrderByRandomId(db, randomId);
  if (!order) return undefined;
  const latest = await findLatestAttempt(db, order.id);
  const { payments: terms } = await loadSaleTerms(db, now(), config);
  return {
    order,
    latest,
    canRetry: config.netopia !== undefined && canTry(order, latest),
    transferDays: awaitsTransfer(order) ? (terms.bankTransfer?.workingDays ?? null) : null,
    methods: otherMethods(order, { latest, terms, cashOfDayBani: await cashBeside(db, order) }).map(
      (method) => ({
        method,
        chargeBani: chargeIn(order, method, terms),
      }),
    ),
  };
}

/** What another way to pay would add to an order. */
function chargeIn(order: Order, method: PaymentMethod, terms: PaymentTerms): number {
  const { deliveryCode, totalBani, chargesBani } = order;
  return chargeFor(method, { deliveryCode, amountBani: totalBani - chargesBani, terms });
}

export type Retried = { ok: true; paymentForm: string } | { ok: false; error: "unknown" | "settled" };

/** A fresh form for an order that still waits for its card. */
export async function retryPayment({ db, now, config }: Shop, randomId: string): Promise<Retried> {
  return transaction(db, async (tx): Promise<Retried> => {
    const order = await findOrderByRandomId(tx, randomId);
    if (!order) return { ok: false, error: "unknown" };
    const paymentForm = await startPayment(tx, order, { config, at: now() });
    return paymentForm === undefined ? { ok: false, error: "settled" } : { ok: true, paymentForm };
  });
}

export type Changed =
  | { ok: true; payment: PaymentView }
  | { ok: false; error: "unknown" | "settled" | "not-offered" };

/** Another way to pay an order that waits for a card: its charge is added, its buyer gets the order's mail anew. */
export async function changeMethod(shop: Shop, randomId: string, methodId: number): Promise<Changed> {
  const { db, now, config } = shop;
  const at = now();
  const error = await transaction(db, async (tx) => {
    const order = await findOrderByRandomId(tx, randomId, { lock: true });
    if (!order) return "unknown";
    const latest = await findLatestAttempt(tx, order.id);
    if (!canTry(order, latest)) return "settled";
    const terms = await loadSaleTerms(tx, at, config);
    await lockCash(tx, payerOf(order));
    const facts = { latest, terms: terms.payments, cashOfDayBani: await cashBeside(tx, order) };
    const method = otherMethods(order, facts).find(({ id }) => id === methodId);
    if (!method) return "not-offered";
    const chargesBani = chargeIn(order, method, terms.payments);
    await writeMethod(tx, order, { method, chargesBani, vatPercent: terms.standardVatPercent, at });
    return undefined;
  });
  if (error) return { ok: false, error };
  const payment = await findPayment(shop, randomId);
  return payment ? { ok: true, payment } : { ok: false, error: "unknown" };
}

interface MethodChange {
  method: PaymentMethod;
  chargesBani: number;
  vatPercent: number;
  at: Date;
}

async function writeMethod(
  tx: Tx,
  order: Order,
  { method, chargesBani, vatPercent, at }: MethodChange,
): Promise<void> {
  const { id: orderId, status } = order;
  const vatBani = vatOf(chargesBani, vatPercent);
  // A card costs no charge, so there is none to take back.
  const after = {
    ...order,
    paymentCode: method.code,
    paymentName: method.name,
    paymentState: awaitedPayment(method, at).paymentState,
    releaseAt: null,
    chargesBani,
    totalBani: order.totalBani - order.chargesBani + chargesBani,
    vatBani: order.vatBani + vatBani,
  };
  const lines = await loadEveryLine(tx, orderId);
  const goods = lines.filter(
    ({ quantity, productType }) => quantity > 0 && productType !== PRODUCT_TYPE.handlingCharge,
  );
  const charge = chargesBani > 0 ? [chargeLine(chargesBani, vatPercent)] : [];
  const changes = lineChanges(lines, [...goods, ...charge]);
  await rewriteOrder(tx, { before: order, after, changes, pieces: piecesOfChanges(changes, []), at });
  await cancelOpenAttempts(tx, orderId, at);
  const note = `Plata: ${order.paymentName} → ${method.name}`;
  if (method.awaitsPayment) await insertEvent(tx, { orderId, status, actor: "customer", note, at });
  else await moveOrder(tx, { orderId, to: "new", actor: "customer", note, at });
  await enqueue(
    tx,
    "order_placed_mail",
    { orderId, paidBy: method.code },
    `order-placed:${orderId}:${method.code}`,
  );
}
