/** Plans an order change without writing, then writes the plan in the caller's transaction. (decisions/0051) */
import { isLockerCode, PAYMENT_CODE } from "@curat/contract/cart.values";
import { cuiDigits } from "@curat/contract/cui.values";
import { toLei } from "@curat/contract/lei.values";
import type { Amendment } from "@curat/contract/staff/amendments";
import type { ApiConfig } from "../../../../config.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import type { OrderLocker } from "../../../../db/tables.ts";
import { invalid } from "../../../../http/refusal.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { formatLei, formatOfficeLei } from "../../../../text/money.ts";
import { formatTime } from "../../../../text/time.ts";
import { refreshProductRead } from "../../../catalogue/catalog/index.ts";
import { setReserved } from "../../../catalogue/stock/index.ts";
import type { Actor } from "../../../platform/changes/index.ts";
import { loadOrderOffers, readTerms } from "../../cart/index.ts";
import { type CreditTerms, saveTerms, loadCreditOfOrder } from "../../credit/index.ts";
import { hasPaid, loadOpenReturns, type Movement, type OpenReturn } from "../../ledger/index.ts";
import { findPaymentMethod } from "../../payments/index.ts";
import { checkLocker } from "../../shipping/index.ts";
import { findVoucherByCode, lockVoucher, returnVoucher } from "../../vouchers/index.ts";
import { lockCash, otherCashOfDay, payerOf } from "../buyers.store.ts";
import { insertEvent, recordOrderChange } from "../order-moves.store.ts";
import { loadMoney, openRefund, rewriteOrder, settleMoney } from "../order-ledgers.ts";
import { type NewOrderLine, piecesOfChanges, type StoredLine } from "../order-lines.rules.ts";
import { loadEveryLine } from "../order-lines.store.ts";
import { moveOrder } from "../order-moves.ts";
import { underPaymentUntil } from "../order-payment.rules.ts";
import { findRecord } from "../order-records.store.ts";
import { canCancel, type OrderStatus, statusLabel } from "../orders.rules.ts";
import { findOwnDelivery, type Order } from "../orders.store.ts";
import { cancelOpenAttempts, findLatestAttempt } from "../payment/payment.store.ts";
import { readAmendedBuyer } from "./amended-buyer.ts";
import { causesOf, changesDocument, type Difference, differencesOf, GOODS } from "./amendment-sentences.ts";
import { type Amended, type AmendmentFacts, judgeAmendment, refuseSent } from "./judge-amendment.ts";
import { piecesOf } from "./amended-goods.ts";

export interface Plan {
  order: Order;
  lines: readonly StoredLine[];
  amended: Amended;
  open: readonly OpenReturn[];
  pieces: readonly Movement[];
  differences: Difference[];
  causes: string[];
  replaces: { waybill: boolean; invoice: boolean };
  /** Payment terms that this change applies to the order. */
  newTerms: CreditTerms | undefined;
}

interface Planning {
  now: Date;
  config: ApiConfig;
  /** Transaction that writes the plan. It locks voucher and products. Undefined in a preview. */
  lock?: Tx;
}

export async function amendmentRefusal(db: Db, order: Order, now: Date): Promise<string | undefined> {
  const { status } = order;
  if (!canCancel(status)) return `Comanda nu se mai poate modifica: este „${statusLabel(order, status)}”.`;
  const until = underPaymentUntil(await findLatestAttempt(db, order.id), now);
  if (until === "bank") return "Banca procesează plata cu cardul. Încearcă din nou după ce plata se încheie.";
  return until
    ? `Cumpărătorul plătește chiar acum cu cardul. Dacă nu finalizează plata, comanda se poate modifica de la ${formatTime(until)}.`
    : undefined;
}

export async function loadFacts(
  db: Db,
  order: Order,
  {
    items = [],
    payment,
    payer = order,
    now,
    config,
    lock,
  }: Planning & Pick<Amendment, "items" | "payment"> & { payer?: Pick<Order, "company"> },
): Promise<Omit<AmendmentFacts, "buyer" | "asked">> {
  const codes = [order.paymentCode, findPaymentMethod(payment?.paymentid ?? 0)?.code];
  // Lock payment terms before products, as when placing an order.
  const termsLock = codes.includes(PAYMENT_CODE.onTerms) ? lock : undefined;
  const { company } = payer;
  const isSamePayer = cuiDigits(company?.cui ?? "") === cuiDigits(order.company?.cui ?? "");
  const paying = { paymentCode: order.paymentCode, company, totalBani: isSamePayer ? order.totalBani : 0 };
  const credits = await loadCreditOfOrder(db, paying, { now, lock: termsLock });
  const everyLine = await loadEveryLine(db, order.id);
  const lines = everyLine.filter(({ quantity }) => quantity > 0);
  const formerLines = everyLine.filter(({ quantity }) => quantity === 0);
  const open = await loadOpenReturns(db, order.id);
  const found = order.voucherCode === null ? undefined : await findVoucherByCode(db, order.voucherCode);
  const voucher = (found && lock ? await lockVoucher(lock, found.id) : found) ?? null;
  const idsOf = (kind: "product" | "bundle"): number[] =>
    items.filter((item) => item.kind === kind).map(({ id }) => id);
  const productIds = [...lines.flatMap(({ productId }) => productId ?? []), ...idsOf("product")];
  const bundleIds = [...lines.flatMap(({ bundleId }) => bundleId ?? []), ...idsOf("bundle")];
  const buyer = { customerId: order.customerId, cui: order.company && cuiDigits(order.company.cui) };
  const query = { productIds, bundleIds, offeredAt: order.placedAt, now, buyer };
  const current = await loadOrderOffers(db, query, lock);
  const ownDelivery = (await findOwnDelivery(db, order.id)) ?? current.ownDelivery;
  const offers = { ...current, ownDelivery };
  const terms = readTerms(offers.storedTerms, config);
  return {
    order,
    lines,
    formerLines,
    open,
    offers,
    voucher,
    credits,
    money: await loadMoney(db, order),
    terms,
  };
}

/**
 * Plans a change of an order. The caller must check `amendmentRefusal` first. Throws 422 with errors by request
 * field.
 */
export async function planAmendment(
  db: Db,
  order: Order,
  { asked, ...planning }: Planning & { asked: Omit<Amendment, "version"> },
): Promise<Plan> {
  const buyer = await readAmendedBuyer(db, order, asked);
  // Lock cash before products, as when placing an order.
  if (planning.lock) await lockCash(planning.lock, payerOf(buyer));
  const cashOfDayBani = await otherCashOfDay(db, buyer);
  const facts = await loadFacts(db, order, {
    ...planning,
    items: asked.items,
    payment: asked.payment,
    payer: buyer,
  });
  const judged = judgeAmendment({ ...facts, cashOfDayBani, buyer, asked });
  const locker = await lockerFor(db, order, { lockerId: asked.delivery?.lockerid, amended: judged });
  const amended = { ...judged, order: { ...judged.order, locker } };
  const { parcels = [], shipment, invoice, isInvoicing } = (await findRecord(db, order.id)) ?? {};
  refuseSent(order, amended, { parcels, items: asked.items });
  const { lines, open } = facts;
  const change = { order, lines, amended };
  const differences = differencesOf(change);
  if (differences.length === 0) throw invalid({ items: ["Nu ai schimbat nimic."] });
  const waybill = shipment && changesDocument(change, "waybill") ? shipment : undefined;
  const named = invoice
    ? `Factura ${invoice.series} ${invoice.number}`
    : isInvoicing && "Factura în curs de emitere";
  const replacedInvoice = named && changesDocument(change, "invoice") ? named : undefined;
  const causes = causesOf(change, { awb: waybill?.awb, invoice: replacedInvoice });
  const replaces = { waybill: waybill !== undefined, invoice: replacedInvoice !== undefined };
  const pieces = piecesOfChanges(amended.changes, open);
  const isNewlyOnTerms = takesTerms(amended.order) && !takesTerms(order);
  const newTerms = isNewlyOnTerms ? facts.credits?.[0] : undefined;
  return { ...change, open, pieces, differences, causes, replaces, newTerms };
}

function takesTerms({ paymentCode }: Pick<Order, "paymentCode">): boolean {
  return paymentCode === PAYMENT_CODE.onTerms;
}

async function lockerFor(
  db: Db,
  { locker, paymentCode }: Order,
  { lockerId: requestedId, amended }: { lockerId: string | undefined; amended: Amended },
): Promise<OrderLocker | null> {
  const { order: after, parcel, hasOtherGoods } = amended;
  if (!isLockerCode(after.deliveryCode)) return null;
  const lockerId = requestedId || locker?.id;
  const isSame = lockerId === locker?.id && after.paymentCode === paymentCode;
  if (isSame && locker && !hasOtherGoods) return locker;
  const cashOnDelivery = after.paymentCode === PAYMENT_CODE.cashOnDelivery && after.totalBani > 0;
  const place = await checkLocker(db, lockerId, { code: after.deliveryCode, parcel, cashOnDelivery });
  if (!place.ok) throw invalid({ "delivery.lockerid": [place.message] });
  return place.locker;
}

const CARD_HOURS = 24;

export interface Amending {
  actor: Actor;
  reason: string;
  at: Date;
  returns: { settled: string[]; kept: string[]; account: { bank: string; iban: string } | undefined };
}

/** Writes a plan made in this transaction. The caller must issue documents and close returns. */
export async function writeAmendment(
  tx: Tx,
  plan: Plan,
  { actor, reason, at, returns }: Amending,
): Promise<void> {
  const { order, amended, pieces, differences } = plan;
  const { id: orderId } = order;
  const waiting = waitingOf(order, amended.order, at);
  const restBani = hasPaid(order) ? amended.toPayBani : 0;
  const after: Order = { ...amended.order, ...waiting?.written, restBani };
  await rewriteOrder(tx, order, { after, changes: amended.changes, pieces, at });
  if (plan.newTerms) await saveTerms(tx, after, { credit: plan.newTerms });
  if (order.voucherCode !== null && after.voucherCode === null) await returnVoucher(tx, orderId, at);
  const reserved = [...piecesOf(amended.lines)].map(([productId, quantity]) => ({ productId, quantity }));
  await refreshProductRead(tx, await setReserved(tx, { orderId, reserved, actor, at }), at);
  if (after.totalBani !== order.totalBani || waiting) await cancelOpenAttempts(tx, orderId, at);
  const kinds = [...new Set(differences.map(({ kind }) => kind))];
  const [was, is] = [order.totalBani, after.totalBani];
  const total = was === is ? "" : `; total ${formatOfficeLei(was)} → ${formatOfficeLei(is)}`;
  const { version } = await recordOrderChange(tx, order, {
    by: actor,
    sentence: `Comanda ${order.number} a fost modificată: ${kinds.join(", ")}${total}.`,
    before: recordedOf(order, plan.lines, []),
    after: recordedOf(after, amended.lines, kinds),
  });
  const refund = {
    amountBani: amended.toRefundBani,
    reason: "Comandă modificată",
    cause: "amended",
  } as const;
  if (refund.amountBani > 0) await openRefund(tx, after, { ...refund, ...returns.account, by: actor, at });
  else await settleMoney(tx, after, actor);
  const why = reason === "" ? [] : [`Motiv: ${reason}`];
  const sentences = [...differences.map(({ sentence }) => sentence), ...returns.settled, ...returns.kept];
  const note = ["Comanda a fost modificată.", ...sentences, ...why].join("\n");
  await insertEvent(tx, { orderId, status: order.status, actor: "staff", note, at });
  if (waiting?.to && waiting.to !== order.status)
    await moveOrder(tx, { orderId, to: waiting.to, actor, note: "Metoda de plată s-a schimbat.", at });
  const goods = differences.filter(({ kind }) => kind === GOODS).map(({ sentence }) => sentence);
  const totals = was === is ? [] : [`Total: ${formatLei(was)} → ${formatLei(is)}`];
  const notified = [...goods, ...totals, ...returns.settled];
  const mail = { orderId, change: version, told: notified, refundBani: amended.toRefundBani };
  await enqueue(tx, "order_changed_mail", mail, `order-changed:${orderId}:${version}`);
}

function waitingOf(
  order: Order,
  after: Order,
  at: Date,
): { to: OrderStatus | undefined; written: Pick<Order, "paymentState" | "releaseAt"> } | undefined {
  const isSame = order.totalBani === after.totalBani && order.paymentCode === after.paymentCode;
  if (hasPaid(order) || isSame) return undefined;
  if (!findPaymentMethod(after.paymentCode)?.awaitsPayment) {
    const to = order.status === "awaiting_payment" ? "new" : undefined;
    return { to, written: { paymentState: "none", releaseAt: null } };
  }
  // A background job sets the deadline of a bank transfer.
  const isCard = after.paymentCode === PAYMENT_CODE.card;
  const releaseAt = isCard ? new Date(at.getTime() + CARD_HOURS * 3_600_000) : null;
  return { to: "awaiting_payment", written: { paymentState: "pending", releaseAt } };
}

function recordedOf(order: Order, lines: readonly NewOrderLine[], changed: string[]): object {
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
