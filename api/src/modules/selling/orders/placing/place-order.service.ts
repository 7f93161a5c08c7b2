/** Placing an order: everything is checked and written in one transaction, and one cart makes one order. */
import { createHash } from "node:crypto";
import { DELIVERY_CODE, PAYMENT_CODE } from "@curat/contract/cart.values";
import { cuiDigits } from "@curat/contract/cui.values";
import type { CartMixing } from "@curat/contract/cart";
import type { FieldErrors } from "@curat/contract/envelope";
import type { OrderBody } from "@curat/contract/orders";
import type { ApiContext } from "../../../../context.ts";
import { type Tx, transaction } from "../../../../db/database.ts";
import type { OrderLocker } from "../../../../db/tables.ts";
import { addressBlock } from "../../../../http/address-block.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import {
  acknowledge,
  type CartRow,
  type LoadedContents,
  loadMixing,
  lockCartToOrder,
  lockContents,
  mixingOf,
  type Quote,
  quoteCart,
  readTerms,
  type Shopper,
} from "../../cart/index.ts";
import { refreshProductRead } from "../../../catalogue/catalog/index.ts";
import { holdOpen } from "../../customers/index.ts";
import { useOffers } from "../../offers/index.ts";
import { findPaymentMethod } from "../../payments/index.ts";
import { checkLocker } from "../../shipping/index.ts";
import type { StockActor } from "../../../catalogue/stock/index.ts";
import { useVoucher } from "../../vouchers/index.ts";
import { type Buyer, readBuyer } from "../buyer.ts";
import { newOrder, newOrderLines, takenStock, type TypedIn } from "./new-order.ts";
import { lockNames } from "../cash-of-day.store.ts";
import { cashNames, loadCashOfDay } from "../cash-of-day.store.ts";
import { checkQuote, type CheckedQuote } from "./order-checks.ts";
import type { NewOrderLine, OrderLine } from "../order-lines.rules.ts";
import { loadLines } from "../order-lines.store.ts";
import { findOrderWhere } from "../order-moves.store.ts";
import { insertOrder, type NewOrder, type Order } from "../orders.store.ts";
import { toReferences, writeReferences } from "../references.store.ts";
import { startPayment } from "../payment/payment.service.ts";
import { judgeUnproven, standingBounds, type UnprovenVerdict } from "./unproven.rules.ts";
import { isProven, readStanding, type Standing, traitNames } from "./unproven.store.ts";
import { emptyTexts, placingTexts } from "../texts.ts";

export type Placed =
  /** With the form that leads to the processor while a card payment is awaited. */
  | {
      ok: true;
      order: Order;
      lines: readonly OrderLine[];
      mixing: CartMixing | undefined;
      paymentForm?: string;
    }
  | { ok: false; error: "refused"; errors: FieldErrors }
  /** Too many orders from there within a minute. */
  | { ok: false; error: "too-many" }
  /** The cart made another order already. */
  | { ok: false; error: "already-ordered"; randomId: string };

/**
 * Orders the shopper's cart at the shop's own prices. The same body again gets the order that stands, however
 * often and however simultaneously it comes: all wait for the cart's row.
 */
export async function placeOrder(
  { db, now, config, log }: Pick<ApiContext, "db" | "now" | "config" | "log">,
  { visitor, ...shopper }: Shopper & { visitor: string },
  body: OrderBody,
): Promise<Placed> {
  const at = now();
  const bodyHash = hashOf(body);
  let cartId: number | undefined;
  const placed = transaction(db, async (tx): Promise<Placed> => {
    if (shopper.customer && !(await holdOpen(tx, shopper.customer.id)))
      return refused({ cart: [placingTexts.closedAccount] });
    const cart = await lockCartToOrder(tx, shopper, at);
    if (!cart) return refused({ cart: [emptyTexts.empty] });
    cartId = cart.id;
    if (cart.orderedAt !== null) return existingOrder(tx, cart.id, { bodyHash, config, at });
    return orderCart({ config }, tx, cart, { customer: shopper.customer, body, at, visitor });
  });
  return placed.catch((error: unknown) => {
    // Whatever throws it is logged with its request; this line says whose order it was.
    log({
      level: "warn",
      message: "An order could not be placed.",
      cartId,
      customerId: shopper.customer?.id,
    });
    throw error;
  });
}

/** As the ledger of stock names whoever orders for himself. */
const BUYER: StockActor = { kind: "customer", id: null, name: "" };

interface Ordering {
  customer: Shopper["customer"];
  body: OrderBody;
  at: Date;
  /** Where the buyer comes from; undefined for an order that the shop's people type in, who answer for it. */
  visitor?: string;
  typedIn?: TypedIn;
}

/** Makes an order of a cart that the transaction holds and that made none yet. */
export async function orderCart(
  { config }: Pick<ApiContext, "config">,
  tx: Tx,
  cart: CartRow,
  { customer, body, at, visitor, typedIn }: Ordering,
): Promise<Placed> {
  const read = await readBuyer(tx, body, customer);
  if (!read.ok) return refused(read.errors);
  const { buyer } = read;
  const customerId = customer?.id ?? null;
  const traits = { email: buyer.email, phone: body.customer.phone, network: addressBlock(visitor ?? "") };
  const payer = { cui: cuiOf(buyer), customerId, email: buyer.email, phone: body.customer.phone };
  const isUnproven =
    visitor !== undefined && config.rateLimits !== false && !(await isKnown(tx, { customer }));
  const isCash = findPaymentMethod(body.payment.paymentid)?.code === PAYMENT_CODE.cashOnDelivery;
  await lockNames(tx, [...(isUnproven ? traitNames(traits) : []), ...(isCash ? cashNames(payer) : [])]);
  const priced = { customerId, ...(typedIn && { cui: cuiOf(buyer) }) };
  const contents = await lockContents(tx, cart, { buyer: priced, now: at });
  const productIds = [...contents.products.keys()];
  const standing = isUnproven ? await readStanding(tx, traits, { payer, productIds, now: at }) : undefined;
  const cashOfDayBani = isCash
    ? (standing?.cashOfDayBani ?? (await loadCashOfDay(tx, payer, { at })))
    : undefined;
  const quote = quoteFor(contents, { body, buyer, cashOfDayBani, at, config });
  const seen = { voucherApplied: cart.voucherApplied, email: buyer.email, cui: cuiOf(buyer), cashOfDayBani };
  const checked = checkQuote(quote, body, seen);
  if (!checked.ok) {
    await acknowledge(tx, cart, quote);
    return refused(checked.errors);
  }
  const verdict = standing ? judge(checked.quote, standing) : { ok: true as const };
  if (!verdict.ok) return verdict;
  const place = await lockerFor(tx, body, checked);
  if (!place.ok) return refused({ selected_store: [place.message] });
  const placedFrom = isUnproven ? traits.network : undefined;
  const facts = { randomId: randomId(), cart, customerId, body, buyer, checked, placedFrom, typedIn };
  const lines = newOrderLines(checked.quote);
  const fields = newOrder({ ...facts, bodyHash: hashOf(body), locker: place.locker, at });
  const actor = typedIn?.by ?? BUYER;
  const order = await writeOrder(tx, fields, { quote: checked.quote, lines, actor });
  if (body.references) await writeReferences(tx, order.id, toReferences(body.references));
  // Whoever it was typed in for stands on no page of the processor's yet: he is mailed a link.
  const paymentForm = typedIn ? undefined : await startPayment(tx, order, { config, at });
  return {
    ok: true,
    order,
    lines,
    mixing: mixingOf([...quote.parts, ...quote.gifts].map(({ product }) => product)),
    paymentForm,
  };
}

async function isKnown(tx: Tx, { customer }: Pick<Shopper, "customer">): Promise<boolean> {
  return customer !== undefined && (await isProven(tx, customer.id));
}

function judge(quote: Quote, standing: Standing): UnprovenVerdict {
  const products = quote.parts.map(({ product, quantity }) => ({
    productId: product.productId,
    name: product.name,
    quantity,
  }));
  const asked = { totalBani: quote.totals.totalBani, products };
  return judgeUnproven(asked, standing, standingBounds(standing.bounds));
}

function refused(errors: FieldErrors): Placed {
  return { ok: false, error: "refused", errors };
}

async function existingOrder(
  tx: Tx,
  cartId: number,
  { bodyHash, ...paying }: { bodyHash: string; config: ApiContext["config"]; at: Date },
): Promise<Placed> {
  const order = await findOrderWhere(tx, { cart_id: cartId });
  if (!order) throw new Error(`Cart ${cartId} is marked as ordered but has no order.`);
  if (order.bodyHash !== bodyHash) return { ok: false, error: "already-ordered", randomId: order.randomId };
  const lines = await loadLines(tx, [order.id]);
  const mixing = await loadMixing(tx, lines);
  return { ok: true, order, lines, mixing, paymentForm: await startPayment(tx, order, paying) };
}

interface Quoting {
  body: OrderBody;
  buyer: Buyer;
  cashOfDayBani: number | undefined;
  at: Date;
  config: ApiContext["config"];
}

function cuiOf({ company }: Buyer): string | null {
  return company && cuiDigits(company.cui);
}

/** Calculated for what the body chooses, never for prices that it might tell. */
function quoteFor(contents: LoadedContents, { body, buyer, cashOfDayBani, at, config }: Quoting): Quote {
  return quoteCart({
    ...contents,
    terms: readTerms(contents.storedTerms, config),
    email: buyer.email,
    cashOfDayBani,
    now: at,
    isOrdered: true,
    customerType: body.customer.customer_type,
    countyCode: buyer.delivery.countyCode,
    delivery: body.delivery.deliveryid,
    payment: body.payment.paymentid,
  });
}

/** Where the parcel waits, for a delivery to a locker; every other delivery goes without. */
async function lockerFor(
  tx: Tx,
  { selected_store }: OrderBody,
  { quote, delivery, payment }: CheckedQuote,
): Promise<{ ok: true; locker: OrderLocker | null } | { ok: false; message: string }> {
  if (delivery.code !== DELIVERY_CODE.samedayEasybox) return { ok: true, locker: null };
  const cashOnDelivery = payment.code === PAYMENT_CODE.cashOnDelivery && quote.totals.totalBani > 0;
  return checkLocker(tx, selected_store, { parcel: quote.parcel, cashOnDelivery });
}

/** Order, lines, entries, stock, voucher, read rows and the mail's job: all of it stands, or nothing. */
async function writeOrder(
  tx: Tx,
  fields: NewOrder,
  { quote, lines, actor }: { quote: Quote; lines: NewOrderLine[]; actor: StockActor },
): Promise<Order> {
  const now = fields.placedAt;
  const taken = takenStock(quote);
  const happened = { event: "placed", totalBani: fields.totalBani } as const;
  const order = await insertOrder(tx, fields, { lines, happened, stock: { taken, actor } });
  if (quote.voucher?.applies)
    await useVoucher(tx, { voucherId: quote.voucher.voucher.id, orderId: order.id, at: now });
  const offerIds = quote.lines.flatMap(({ offer }) => offer?.offerId ?? []);
  await useOffers(tx, { offerIds, orderId: order.id, at: now });
  const changed = taken.filter(({ changesReadRow }) => changesReadRow).map(({ productId }) => productId);
  await refreshProductRead(tx, changed, now);
  const mail = { orderId: order.id };
  await enqueue(tx, "order_placed_mail", mail, `order-placed:${order.id}`, { isOnly: true });
  return order;
}

/** The schema writes its fields in one order, so that equal bodies have equal hashes whatever their spelling. */
function hashOf(body: OrderBody): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("hex");
}
