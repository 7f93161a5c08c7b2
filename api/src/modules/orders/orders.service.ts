/** Placing an order: everything is checked and written in one transaction, and one cart makes one order. */
import { createHash } from "node:crypto";
import { EMPTY_CART_TEXT, PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { OrderBody } from "@curat/contract/orders";
import type { ApiContext } from "../../config.ts";
import { type Tx, transaction } from "../../db/database.ts";
import { randomId } from "../../identity/random-id.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import {
  acknowledge,
  type CartRow,
  HANDLING_CHARGE_NAME,
  loadSaleTerms,
  lockCart,
  lockLines,
  markOrdered,
  type PricedLine,
  type Quote,
  quoteCart,
  vatOf,
} from "../cart/index.ts";
import { orderableQuantity, refreshProductRead, stockIdOf } from "../catalog/index.ts";
import { type Buyer, type Errors, readBuyer } from "./buyer.ts";
import { checkQuote, type CheckedQuote } from "./order-checks.ts";
import { firstStatus } from "./orders.rules.ts";
import { findOrderOfCart, insertOrder, type NewOrder, type NewOrderLine, type Order } from "./orders.store.ts";
import { takeStock } from "./stock.store.ts";

export type Placed =
  | { ok: true; order: Order }
  | { ok: false; error: "refused"; errors: Errors }
  /** The cart made another order already. */
  | { ok: false; error: "already-ordered"; randomId: string };

/**
 * Orders the cart behind a token at the shop's own prices. The same body again gets the order that stands, however
 * often and however simultaneously it comes: all wait for the cart's row.
 */
export async function placeOrder(
  { db, now }: Pick<ApiContext, "db" | "now">,
  token: string | undefined,
  body: OrderBody,
): Promise<Placed> {
  const at = now();
  const bodyHash = hashOf(body);
  return transaction(db, async (tx): Promise<Placed> => {
    const cart = token === undefined ? undefined : await lockCart(tx, token, at);
    if (!cart) return refused({ cart: [EMPTY_CART_TEXT] });
    if (cart.orderedAt !== null) return standingOrder(tx, cart.id, bodyHash);
    const read = await readBuyer(tx, body);
    if (!read.ok) return refused(read.errors);
    const quote = await quoteFor(tx, cart, { body, buyer: read.buyer, at });
    const checked = checkQuote(quote, body);
    if (!checked.ok) {
      await acknowledge(tx, cart.id, quote.lines);
      return refused(checked.errors);
    }
    const order = newOrder({ cart, body, bodyHash, buyer: read.buyer, checked, at });
    return { ok: true, order: await writeOrder(tx, order, checked.quote) };
  });
}

function refused(errors: Errors): Placed {
  return { ok: false, error: "refused", errors };
}

async function standingOrder(tx: Tx, cartId: number, bodyHash: string): Promise<Placed> {
  const order = await findOrderOfCart(tx, cartId);
  if (!order) throw new Error(`Cart ${cartId} is marked as ordered but no order stands.`);
  if (order.bodyHash === bodyHash) return { ok: true, order };
  return { ok: false, error: "already-ordered", randomId: order.randomId };
}

/** Calculated for what the body chooses, never for prices that it might tell. */
async function quoteFor(
  tx: Tx,
  cart: CartRow,
  { body, buyer, at }: { body: OrderBody; buyer: Buyer; at: Date },
): Promise<Quote> {
  const lines = await lockLines(tx, cart.id, at);
  const terms = await loadSaleTerms(tx, at);
  return quoteCart({
    lines,
    terms,
    customerType: body.customer.customer_type,
    countyCode: buyer.delivery.countyCode,
    delivery: body.delivery.deliveryid,
    payment: body.payment.paymentid,
  });
}

function newOrder({
  cart,
  body,
  bodyHash,
  buyer,
  checked,
  at,
}: {
  cart: CartRow;
  body: OrderBody;
  bodyHash: string;
  buyer: Buyer;
  checked: CheckedQuote;
  at: Date;
}): NewOrder {
  const { customer } = body;
  const { quote, delivery, payment } = checked;
  return {
    randomId: randomId(),
    cartId: cart.id,
    bodyHash,
    orderType: body.order_type,
    status: firstStatus(payment),
    customerType: customer.customer_type,
    firstName: customer.firstname,
    lastName: customer.lastname,
    email: customer.email,
    phone: customer.phone,
    deliveryCounty: buyer.delivery.county,
    deliveryCity: buyer.delivery.city,
    deliveryStreet: buyer.delivery.street,
    deliveryPostcode: buyer.delivery.postcode,
    invoiceCounty: buyer.invoice.county,
    invoiceCity: buyer.invoice.city,
    invoiceStreet: buyer.invoice.street,
    company: buyer.company,
    observation: body.observation,
    deliveryCode: delivery.code,
    deliveryName: delivery.name,
    deliveryBani: delivery.priceBani,
    deliveryVatPercent: quote.standardVatPercent,
    paymentCode: payment.code,
    paymentName: payment.name,
    productsBani: quote.totals.productsBani,
    chargesBani: quote.totals.chargeBani,
    totalBani: quote.totals.totalBani,
    vatBani: quote.totals.vatBani,
    placedAt: at,
  };
}

/** Order, lines, stock, movements, read rows and the mail's job: all of it stands, or nothing. */
async function writeOrder(tx: Tx, fields: NewOrder, quote: Quote): Promise<Order> {
  const now = fields.placedAt;
  const order = await insertOrder(tx, fields, linesOf(quote));
  await takeStock(tx, { orderId: order.id, lines: quote.lines, now });
  const changed = quote.lines.filter(changesReadRow).map((line) => line.productId);
  await refreshProductRead(tx, changed, now);
  await markOrdered(tx, fields.cartId, now);
  await enqueue(tx, "order_placed_mail", { orderId: order.id }, `order-placed:${order.id}`);
  return order;
}

function linesOf({ lines, totals, standardVatPercent }: Quote): NewOrderLine[] {
  const products = lines.map((line) => ({
    productType: PRODUCT_TYPE.product,
    productId: line.productId,
    name: line.name,
    code: line.code,
    picture: line.picture,
    unit: line.unit,
    quantity: line.quantity,
    unitPriceBani: line.priceBani,
    vatPercent: line.vatPercent,
    vatBani: line.vatBani,
  }));
  if (totals.chargeBani === 0) return products;
  const charge = {
    productType: PRODUCT_TYPE.handlingCharge,
    productId: null,
    name: HANDLING_CHARGE_NAME,
    code: "",
    picture: null,
    unit: "buc.",
    quantity: 1,
    unitPriceBani: totals.chargeBani,
    vatPercent: standardVatPercent,
    vatBani: vatOf(totals.chargeBani, standardVatPercent),
  };
  return [...products, charge];
}

/**
 * Listings know a product's badge and the most that can be ordered, not its stock: most orders change neither, and
 * then nothing has to be written or sent to the index.
 */
function changesReadRow(line: PricedLine): boolean {
  const left = line.stock - line.quantity;
  return (
    stockIdOf(left, line.limitedStockFrom, line.minQuantity) !== line.stockId ||
    orderableQuantity(line.maxQuantity, left) !== line.orderable
  );
}

/** The schema writes its fields in one order, so that equal bodies have equal hashes whatever their spelling. */
function hashOf(body: OrderBody): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("hex");
}
