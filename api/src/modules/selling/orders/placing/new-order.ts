/** What a checked cart becomes as an order: its fields, its lines and what it takes out of stock. Pure. */
import { PAYMENT_CODE, PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { OrderBody } from "@curat/contract/orders";
import type { OrderLocker } from "../../../../db/tables.ts";
import type { CartRow, Quote } from "../../cart/index.ts";
import { orderableQuantity, stockIdOf } from "../../../catalogue/catalog/index.ts";
import type { Actor } from "../../../platform/changes/index.ts";
import type { Buyer } from "../buyer.ts";
import { chargeLine } from "../order-line.ts";
import type { CheckedQuote } from "./order-checks.ts";
import { firstStatus } from "../orders.rules.ts";
import type { NewOrderLine } from "../order-lines.rules.ts";
import type { NewOrder, OrderPromise } from "../orders.store.ts";
import { awaitedPayment, orderTypeOf } from "../order-payment.rules.ts";

export interface OrderFacts {
  randomId: string;
  cart: CartRow;
  customerId: number | null;
  body: OrderBody;
  bodyHash: string;
  buyer: Buyer;
  checked: CheckedQuote;
  locker: OrderLocker | null;
  placedFrom: string | undefined;
  typedIn: TypedIn | undefined;
  at: Date;
}
/** Who of the shop typed an order in, by which form, and until when its card is waited for. */
export interface TypedIn {
  by: Actor;
  key: string;
  waitsUntil: Date;
}

export function newOrder(facts: OrderFacts): NewOrder {
  const { body, buyer, checked, at, typedIn } = facts;
  const { customer } = body;
  const { quote, delivery, payment } = checked;
  const awaited = awaitedPayment(payment, at);
  return {
    randomId: facts.randomId,
    cartId: facts.cart.id,
    customerId: facts.customerId,
    bodyHash: facts.bodyHash,
    orderType: orderTypeOf(body, payment),
    status: firstStatus(payment),
    customerType: customer.customer_type,
    firstName: customer.firstname,
    lastName: customer.lastname,
    email: buyer.email,
    phone: customer.phone,
    deliveryCounty: buyer.delivery.county,
    deliveryCountyCode: buyer.delivery.countyCode,
    deliveryCity: buyer.delivery.city,
    deliveryStreet: buyer.delivery.street,
    deliveryPostcode: buyer.delivery.postcode,
    invoiceCounty: buyer.invoice.county,
    invoiceCountyCode: buyer.invoice.countyCode,
    invoiceCity: buyer.invoice.city,
    invoiceStreet: buyer.invoice.street,
    invoicePostcode: buyer.invoice.postcode,
    company: buyer.company,
    observation: body.observation,
    locker: facts.locker,
    deliveryCode: delivery.code,
    deliveryName: delivery.name,
    deliveryBani: delivery.priceBani,
    deliveryVatPercent: quote.standardVatPercent,
    paymentCode: payment.code,
    paymentName: payment.name,
    productsBani: quote.totals.productsBani,
    chargesBani: quote.totals.chargeBani,
    discountBani: quote.totals.discountBani,
    voucherCode: quote.voucher?.applies ? quote.voucher.voucher.code : null,
    totalBani: quote.totals.totalBani,
    vatBani: quote.totals.vatBani,
    ...awaited,
    releaseAt: awaited.releaseAt && (typedIn?.waitsUntil ?? awaited.releaseAt),
    placedBy: typedIn?.by.name ?? null,
    typedKey: typedIn?.key ?? null,
    promise: promiseFor(checked),
    placedAt: at,
    placedFrom: facts.placedFrom,
  };
}

/** What waits for its money, or for a public buyer's own system, is promised nothing yet. (decision 0082) */
function promiseFor({ quote, delivery, payment }: CheckedQuote): OrderPromise | null {
  const promised = quote.promises.get(delivery.id);
  if (!promised || payment.awaitsPayment || payment.code === PAYMENT_CODE.publicProcurement) return null;
  const { from, to, leaves } = promised;
  return { from, to, leaves };
}

/** Bundles as their products, each at its share; gifts for nothing; the charge last. */
export function newOrderLines({ parts, gifts, totals, standardVatPercent }: Quote): NewOrderLine[] {
  const sold = parts.map(({ line, product, quantity, unitBani, discountBani, vatBani }) => {
    const isBundle = line.productType === PRODUCT_TYPE.bundle;
    const { productId, name, code, picture, unit, vatPercent } = product;
    const bundle = { bundleId: isBundle ? line.id : null, bundleName: isBundle ? line.name : null };
    const texts = { productId, name, code, picture, unit, vatPercent };
    const amounts = { quantity, unitPriceBani: unitBani, discountBani, vatBani, priceReason: line.reason };
    return { productType: PRODUCT_TYPE.product, ...texts, ...bundle, ...amounts };
  });
  const nothing = {
    unitPriceBani: 0,
    discountBani: 0,
    vatBani: 0,
    bundleId: null,
    bundleName: null,
    priceReason: null,
  };
  const given = gifts.map(({ product, quantity }) => {
    const { productId, name, code, picture, unit, vatPercent } = product;
    const texts = { productId, name, code, picture, unit, vatPercent };
    return { productType: PRODUCT_TYPE.gift, ...texts, ...nothing, quantity };
  });
  if (totals.chargeBani === 0) return [...sold, ...given];
  return [...sold, ...given, chargeLine(totals.chargeBani, standardVatPercent)];
}

export interface TakenStock {
  productId: number;
  quantity: number;
  /**
   * Listings know a product's badge and the most that can be ordered, not its stock: most orders change neither, and
   * then nothing has to be written or sent to the index.
   */
  changesReadRow: boolean;
}

/** Pieces of each product that leave the shop, alone, in bundles or as gifts, by ascending id. */
export function takenStock({ parts, gifts }: Quote): TakenStock[] {
  const byProduct = Map.groupBy([...parts, ...gifts], ({ product }) => product.productId);
  return [...byProduct]
    .map(([productId, pieces]) => {
      const quantity = pieces.reduce((sum, piece) => sum + piece.quantity, 0);
      const changesReadRow = pieces.some(({ product }) => {
        const { stock, limitedStockFrom, minQuantity, maxQuantity } = product;
        const left = stock - quantity;
        return (
          stockIdOf(left, limitedStockFrom, minQuantity) !==
            stockIdOf(stock, limitedStockFrom, minQuantity) ||
          orderableQuantity(maxQuantity, left) !== orderableQuantity(maxQuantity, stock)
        );
      });
      return { productId, quantity, changesReadRow };
    })
    .sort((one, other) => one.productId - other.productId);
}
