/** Places orders: checks and writes everything in one transaction. Each cart can be ordered once. */
import { createHash } from "node:crypto";
import { isLockerCode, PAYMENT_CODE } from "@curat/contract/cart.values";
import { cuiDigits } from "@curat/contract/cui.values";
import type { CartMixing } from "@curat/contract/cart";
import type { FieldErrors } from "@curat/contract/envelope";
import type { OrderBody } from "@curat/contract/orders";
import type { ApiContext } from "../../../../context.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import type { OrderLocker } from "../../../../db/tables.ts";
import { addressBlock } from "../../../../http/address-block.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { enqueuedForPlaced } from "../../../../jobs/enqueue.ts";
import {
  acknowledge,
  type CartRow,
  type LoadedContents,
  loadMixing,
  loadSaleTerms,
  lockCartToOrder,
  lockContents,
  mixingOf,
  type Quote,
  quoteCart,
  readTerms,
  type Shopper,
} from "../../cart/index.ts";
import { refreshProductRead } from "../../../catalogue/catalog/index.ts";
import { holdCredit, saveInstitutionTerms, saveTerms } from "../../credit/index.ts";
import { lockOpenAccount } from "../../customers/index.ts";
import { holdOffer, useOffers } from "../../offers/index.ts";
import { findPaymentMethod, processorsToTry } from "../../payments/index.ts";
import { checkLocker } from "../../shipping/index.ts";
import type { StockActor } from "../../../catalogue/stock/index.ts";
import { useVoucher } from "../../vouchers/index.ts";
import { type Buyer, readBuyer } from "../buyer.ts";
import {
  type CheckedQuote,
  checkQuote,
  type EnteredBy,
  newOrder,
  newOrderLines,
  takenStock,
} from "./new-order.ts";
import {
  type BuyersOrders,
  cashNames,
  isProven,
  loadCashOfDay,
  loadOpenOrders,
  lockNames,
  traitNames,
} from "../buyers.store.ts";
import type { NewOrderLine, OrderLine } from "../order-lines.rules.ts";
import { loadLines } from "../order-lines.store.ts";
import { findOrderWhere } from "../order-moves.store.ts";
import { insertOrder, type NewOrder, type Order } from "../orders.store.ts";
import { NO_REFERENCES, toReferences, writeReferences } from "../invoicing.store.ts";
import { openPage } from "../payment/open-page.ts";
import { openAttempt, type OpenedAttempt } from "../payment/payment.service.ts";
import { judgeUnproven, type UnprovenVerdict, usualBounds } from "./unproven.rules.ts";
import { emptyTexts, placingTexts } from "../texts.ts";

export type Placed = Written<{ paymentForm?: string }>;

type Written<Payment> =
  | ({
      ok: true;
      order: Order;
      lines: readonly OrderLine[];
      mixing: CartMixing | undefined;
    } & Payment)
  | { ok: false; error: "refused"; errors: FieldErrors }
  | { ok: false; error: "too-many" }
  | { ok: false; error: "already-ordered"; randomId: string };

/**
 * Places an order for the cart, at prices calculated by the server. A repeated request with the same body returns the
 * existing order. `paymentForm` is empty if the processor does not respond.
 */
export async function placeOrder(
  shop: Pick<ApiContext, "db" | "now" | "config" | "log">,
  shopper: Shopper & { visitor: string },
  body: OrderBody,
): Promise<Placed> {
  const placed = await writePlaced(shop, shopper, body);
  if (!placed.ok) return placed;
  const { opened, ...rest } = placed;
  return opened ? { ...rest, paymentForm: (await openPage(shop, opened)) ?? "" } : rest;
}

async function writePlaced(
  { db, now, config, log }: Pick<ApiContext, "db" | "now" | "config" | "log">,
  { visitor, ...shopper }: Shopper & { visitor: string },
  body: OrderBody,
): Promise<WithAttempt> {
  const at = now();
  const { customer } = shopper;
  let cartId: number | undefined;
  const placed = transaction(db, async (tx): Promise<WithAttempt> => {
    if (customer && !(await lockOpenAccount(tx, customer.id)))
      return refused({ cart: [placingTexts.closedAccount] });
    const cart = await lockCartToOrder(tx, shopper, at);
    if (!cart) return refused({ cart: [emptyTexts.empty] });
    cartId = cart.id;
    if (cart.orderedAt !== null) return existingOrder(tx, cart.id, { bodyHash: hashOf(body), config, at });
    return orderCart({ config }, tx, cart, { customer, body, at, visitor });
  });
  return placed.catch((error: unknown) => {
    // The request log has no cart or customer id, so log them here.
    log({ level: "warn", message: "An order could not be placed.", cartId, customerId: customer?.id });
    throw error;
  });
}

type WithAttempt = Written<{ opened: OpenedAttempt | undefined }>;

/** The stock ledger does not contain buyers' names. */
const BUYER: StockActor = { kind: "customer", id: null, name: "" };

interface Ordering {
  customer: Shopper["customer"];
  body: OrderBody;
  at: Date;
  visitor?: string;
  enteredBy?: EnteredBy;
}

export async function orderCart(
  { config }: Pick<ApiContext, "config">,
  tx: Tx,
  cart: CartRow,
  { customer, body, at, visitor, enteredBy }: Ordering,
): Promise<WithAttempt> {
  const read = await readBuyer(tx, body, { customer, isByStaff: enteredBy !== undefined });
  if (!read.ok) return refused(read.errors);
  const { buyer } = read;
  const customerId = customer?.id ?? null;
  const traits = { email: buyer.email, phone: body.customer.phone, network: addressBlock(visitor ?? "") };
  const payer = { cui: cuiOf(buyer), customerId, email: buyer.email, phone: body.customer.phone };
  const isLimited = visitor !== undefined && config.rateLimits !== false;
  const isUnproven = isLimited && !(customer && (await isProven(tx, customer.id)));
  const paymentCode = findPaymentMethod(body.payment.paymentid)?.code;
  const isCash = paymentCode === PAYMENT_CODE.cashOnDelivery;
  await lockNames(tx, [...(isUnproven ? traitNames(traits) : []), ...(isCash ? cashNames(payer) : [])]);
  const creditor = { cui: payer.cui, customerId, isEntered: enteredBy !== undefined, now: at };
  const credit = paymentCode === PAYMENT_CODE.onTerms ? await holdCredit(tx, creditor) : undefined;
  const priced = { customerId, ...(enteredBy && { cui: cuiOf(buyer) }) };
  const locked = await lockContents(tx, cart, { buyer: priced, now: at });
  const offer = enteredBy?.offer;
  const closed = offer && (await holdOffer(tx, offer, at));
  if (closed !== undefined) return refused({ offerid: [closed] });
  const contents = { ...locked, freeLines: offer?.freeLines };
  const productIds = [...contents.products.keys()];
  const openOrders = isUnproven
    ? await loadOpenOrders(tx, traits, { payer, productIds, now: at })
    : undefined;
  const cashOfDayBani = isCash
    ? (openOrders?.cashOfDayBani ?? (await loadCashOfDay(tx, payer, { at })))
    : undefined;
  const mayExceedCredit = enteredBy?.creditReason !== undefined;
  const limits = { cashOfDayBani, credits: credit && [credit], mayExceedCredit };
  const quote = quoteFor(contents, { body, buyer, at, config }, limits);
  const snapshot = {
    voucherApplied: cart.voucherApplied,
    email: buyer.email,
    cui: cuiOf(buyer),
    cashOfDayBani,
  };
  const checked = checkQuote(quote, body, snapshot);
  if (!checked.ok) {
    await acknowledge(tx, cart, quote);
    return refused(checked.errors);
  }
  const verdict = openOrders ? judge(checked.quote, openOrders) : { ok: true as const };
  if (!verdict.ok) return verdict;
  const place = await lockerFor(tx, body, checked);
  if (!place.ok) return refused({ selected_store: [place.message] });
  const placedFrom = isUnproven ? traits.network : undefined;
  const { ownDelivery } = contents;
  const made = { randomId: randomId(), cart, customerId, body, buyer, checked };
  const facts = { ...made, placedFrom, ownDelivery, enteredBy };
  const { lines, sums } = enteredBy?.discount(checked.quote) ?? { lines: newOrderLines(checked.quote) };
  const fields = { ...newOrder({ ...facts, bodyHash: hashOf(body), locker: place.locker, at }), ...sums };
  const actor = enteredBy?.by ?? BUYER;
  const order = await writeOrder(tx, fields, { quote: checked.quote, lines, actor, offerId: offer?.id });
  if (credit) await saveTerms(tx, order, { credit, actor: enteredBy?.by, reason: enteredBy?.creditReason });
  await saveReferences(tx, order.id, {
    body,
    cui: paymentCode === PAYMENT_CODE.publicProcurement ? payer.cui : null,
  });
  // If staff entered the order, its buyer gets a payment link by email instead.
  const processors = processorsToTry(config, readTerms(contents.storedTerms, config).payments.cards);
  const opened = enteredBy ? undefined : await openAttempt(tx, order, { processors, at });
  return {
    ok: true,
    order,
    lines,
    mixing: mixingOf([...quote.parts, ...quote.gifts].map(({ product }) => product)),
    opened,
  };
}

/**
 * Stores the buyer's references. `cui` is set for an order through SEAP, to which the institution's payment terms
 * apply.
 */
async function saveReferences(
  tx: Tx,
  orderId: number,
  { body, cui }: { body: OrderBody; cui: string | null },
): Promise<void> {
  const sent = body.references && toReferences(body.references);
  const contract = cui === null ? "" : await saveInstitutionTerms(tx, { orderId, cui });
  if (!sent && !contract) return;
  const references = sent ?? NO_REFERENCES;
  await writeReferences(tx, orderId, { ...references, contract: references.contract || contract });
}

function judge(quote: Quote, openOrders: BuyersOrders): UnprovenVerdict {
  const products = quote.parts.map(({ product, quantity }) => ({
    productId: product.productId,
    name: product.name,
    quantity,
  }));
  const input = { totalBani: quote.totals.totalBani, products };
  return judgeUnproven(input, openOrders, usualBounds(openOrders.bounds));
}

function refused(errors: FieldErrors): WithAttempt {
  return { ok: false, error: "refused", errors };
}

async function existingOrder(
  tx: Tx,
  cartId: number,
  { bodyHash, config, at }: { bodyHash: string; config: ApiContext["config"]; at: Date },
): Promise<WithAttempt> {
  const order = await findOrderWhere(tx, { cart_id: cartId });
  if (!order) throw new Error(`Cart ${cartId} is marked as ordered but has no order.`);
  if (order.bodyHash !== bodyHash) return { ok: false, error: "already-ordered", randomId: order.randomId };
  const lines = await loadLines(tx, [order.id]);
  const mixing = await loadMixing(tx, lines);
  const { payments } = await loadSaleTerms(tx, at, config);
  const processors = processorsToTry(config, payments.cards);
  return { ok: true, order, lines, mixing, opened: await openAttempt(tx, order, { processors, at }) };
}

function cuiOf({ company }: Buyer): string | null {
  return company && cuiDigits(company.cui);
}

type QuoteRequest = Parameters<typeof quoteCart>[0];

function quoteFor(
  contents: LoadedContents & Pick<QuoteRequest, "freeLines">,
  { body, buyer, at, config }: Pick<Ordering, "body" | "at"> & Pick<ApiContext, "config"> & { buyer: Buyer },
  limits: Pick<QuoteRequest, "cashOfDayBani" | "credits" | "mayExceedCredit">,
): Quote {
  return quoteCart({
    ...contents,
    ...limits,
    terms: readTerms(contents.storedTerms, config),
    email: buyer.email,
    now: at,
    isOrdered: true,
    customerType: body.customer.customer_type,
    countyCode: buyer.delivery.countyCode,
    city: buyer.delivery.city,
    delivery: body.delivery.deliveryid,
    payment: body.payment.paymentid,
  });
}

async function lockerFor(
  tx: Tx,
  { selected_store }: OrderBody,
  { quote, delivery, payment }: CheckedQuote,
): Promise<{ ok: true; locker: OrderLocker | null } | { ok: false; message: string }> {
  if (!isLockerCode(delivery.code)) return { ok: true, locker: null };
  const cashOnDelivery = payment.code === PAYMENT_CODE.cashOnDelivery && quote.totals.totalBani > 0;
  return checkLocker(tx, selected_store, { code: delivery.code, parcel: quote.parcel, cashOnDelivery });
}

async function writeOrder(
  tx: Tx,
  fields: NewOrder,
  {
    quote,
    lines,
    actor,
    offerId,
  }: { quote: Quote; lines: NewOrderLine[]; actor: StockActor; offerId: number | undefined },
): Promise<Order> {
  const now = fields.placedAt;
  const taken = takenStock(quote);
  const happened = { event: "placed", totalBani: fields.totalBani } as const;
  const stock = { taken, actor };
  const job = enqueuedForPlaced("order_placed_mail", "orderId", "order-placed:");
  const order = await insertOrder(tx, fields, { lines, happened, stock, job });
  if (quote.voucher?.applies)
    await useVoucher(tx, { voucherId: quote.voucher.voucher.id, orderId: order.id, at: now });
  const offerIds = [...quote.lines.map(({ offer }) => offer?.offerId), offerId].flatMap((id) => id ?? []);
  await useOffers(tx, { offerIds, orderId: order.id, at: now });
  const changed = taken.filter(({ changesReadRow }) => changesReadRow).map(({ productId }) => productId);
  await refreshProductRead(tx, changed, now);
  return order;
}

/** Hashes a body. The schema orders its fields, so equal bodies have equal hashes. */
function hashOf(body: OrderBody): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("hex");
}
