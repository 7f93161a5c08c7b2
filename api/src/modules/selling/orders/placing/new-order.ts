import { PAYMENT_CODE, PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { OrderBody } from "@curat/contract/orders";
import type { OrderLocker } from "../../../../db/tables.ts";
import {
  type CartProduct,
  type CartRow,
  type FreeLine,
  lineRefusal,
  lostGiftText,
  type Quote,
} from "../../cart/index.ts";
import { orderableQuantity, stockIdOf } from "../../../catalogue/catalog/index.ts";
import type { Actor } from "../../../platform/changes/index.ts";
import { addressFields, type Buyer } from "../buyer.ts";
import { chargeLine, type NewOrderLine, PLAIN_LINE } from "../order-lines.rules.ts";
import { firstStatus } from "../orders.rules.ts";
import type { NewOrder, OrderPromise } from "../orders.store.ts";
import { awaitedPayment, orderTypeOf } from "../order-payment.rules.ts";
import { toBani } from "@curat/contract/lei.values";
import { vatOf } from "@curat/contract/vat.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import { creditTexts } from "../../credit/index.ts";
import { findPaymentMethod } from "../../payments/index.ts";
import type { OrderSums } from "../../staff-discounts/index.ts";
import { isIssuedTo } from "../../vouchers/index.ts";
import { emptyTexts, placingTexts } from "../texts.ts";

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
  ownDelivery: NewOrder["ownDelivery"];
  enteredBy: EnteredBy | undefined;
  at: Date;
}
export interface EnteredBy {
  by: Actor;
  key: string;
  waitsUntil: Date;
  discount: (quote: Quote) => { lines: NewOrderLine[]; sums: OrderSums };
  /** Reason given by staff for exceeding the company's credit limit. */
  creditReason?: string | undefined;
  offer?: { id: number; version: number; freeLines: readonly FreeLine[] } | undefined;
}

export function newOrder(facts: OrderFacts): NewOrder {
  const { body, buyer, checked, at, enteredBy } = facts;
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
    ...addressFields(buyer.delivery, buyer.invoice),
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
    releaseAt: awaited.releaseAt && (enteredBy?.waitsUntil ?? awaited.releaseAt),
    placedBy: enteredBy?.by.name ?? null,
    typedKey: enteredBy?.key ?? null,
    promise: promiseFor(checked),
    placedAt: at,
    placedFrom: facts.placedFrom,
    ownDelivery: facts.ownDelivery,
  };
}

/** Returns the delivery promise. Null for orders that await payment or use public procurement. (decision 0082) */
function promiseFor({ quote, delivery, payment }: CheckedQuote): OrderPromise | null {
  const promised = quote.promises.get(delivery.id);
  if (!promised || payment.awaitsPayment || payment.code === PAYMENT_CODE.publicProcurement) return null;
  const { from, to, leaves } = promised;
  return { from, to, leaves };
}

export function newOrderLines({
  parts,
  gifts,
  freeLines,
  totals,
  standardVatPercent,
}: Quote): NewOrderLine[] {
  const textsOf = (product: CartProduct) => {
    const { productId, name, code, picture, unit, vatPercent } = product;
    return { productId, name, code, picture, unit, vatPercent };
  };
  const sold = parts.map(({ line, product, quantity, unitBani, discountBani, vatBani }) => {
    const isBundle = line.productType === PRODUCT_TYPE.bundle;
    const bundle = { bundleId: isBundle ? line.id : null, bundleName: isBundle ? line.name : null };
    const amounts = { quantity, unitPriceBani: unitBani, discountBani, vatBani, priceReason: line.reason };
    return { ...PLAIN_LINE, productType: PRODUCT_TYPE.product, ...textsOf(product), ...bundle, ...amounts };
  });
  const giftLines = gifts.map(({ product, quantity }) => ({
    productType: PRODUCT_TYPE.gift,
    ...textsOf(product),
    ...PLAIN_LINE,
    unitPriceBani: 0,
    vatBani: 0,
    quantity,
  }));
  const goods = [...sold, ...freeLines.map(freeLine), ...giftLines];
  if (totals.chargeBani === 0) return goods;
  return [...goods, chargeLine(totals.chargeBani, standardVatPercent)];
}

function freeLine({ unitBani, reason: priceReason, ...line }: FreeLine): NewOrderLine {
  const vatBani = vatOf(line.quantity * unitBani, line.vatPercent);
  const amounts = { unitPriceBani: unitBani, vatBani, priceReason };
  const noProduct = { productType: PRODUCT_TYPE.product, productId: null, code: "", picture: null };
  return { ...PLAIN_LINE, ...noProduct, ...line, ...amounts };
}

/** Returns the pieces to take from stock for each product, including bundles and gifts, by ascending id. */
export function takenStock({ parts, gifts }: Quote) {
  const byProduct = Map.groupBy([...parts, ...gifts], ({ product }) => product.productId);
  return [...byProduct]
    .map(([productId, pieces]) => {
      const quantity = pieces.reduce((sum, piece) => sum + piece.quantity, 0);
      // Product lists show the badge and the maximum quantity. Most orders change neither.
      const changesReadRow = pieces.some(({ product }) => {
        const { stock, limitedStockFrom, minQuantity, maxQuantity } = product;
        const badgeOf = (left: number) => stockIdOf(left, limitedStockFrom, minQuantity);
        const maxQuantityOf = (left: number) => orderableQuantity(maxQuantity, left);
        const left = stock - quantity;
        return badgeOf(left) !== badgeOf(stock) || maxQuantityOf(left) !== maxQuantityOf(stock);
      });
      return { productId, quantity, changesReadRow };
    })
    .sort((one, other) => one.productId - other.productId);
}

export interface CheckedQuote {
  quote: Quote;
  delivery: NonNullable<Quote["delivery"]>;
  payment: NonNullable<Quote["payment"]>;
}
export type Checked = ({ ok: true } & CheckedQuote) | { ok: false; errors: FieldErrors };

export interface BuyerSnapshot {
  /** True if the cart that the buyer last saw included the voucher's discount. */
  voucherApplied: boolean;
  email: string;
  cui: string | null;
  cashOfDayBani?: number | undefined;
}

/** Compares a quote with what the buyer saw. Compares the total only if everything else is unchanged. */
export function checkQuote(
  quote: Quote,
  body: Pick<OrderBody, "delivery" | "payment" | "seen_total">,
  snapshot: BuyerSnapshot,
): Checked {
  if (quote.lines.length + quote.freeLines.length === 0)
    return { ok: false, errors: { cart: [emptyTexts.empty] } };
  const errors: FieldErrors = {};
  for (const line of quote.lines) {
    const refusal = lineRefusal(line);
    if (refusal) errors[`items.${line.itemId}`] = [refusal];
  }
  if (quote.lostGifts.length > 0) errors.gifts = quote.lostGifts.map(lostGiftText);
  const coupon = couponRefusal(quote, snapshot);
  if (coupon) errors.coupon = [coupon];
  const company = companyRefusal(quote, snapshot);
  if (company) errors.cart = [company];
  const { delivery, payment } = quote;
  const isDelivery = delivery?.id === body.delivery.deliveryid;
  if (!isDelivery) errors["delivery.deliveryid"] = [MESSAGES.invalid("Metodă de livrare")];
  if (payment?.id !== body.payment.paymentid)
    errors["payment.paymentid"] = [paymentRefusal(body, snapshot, quote)];
  if (!delivery || !payment || Object.keys(errors).length > 0) return { ok: false, errors };
  if (body.seen_total !== undefined && toBani(body.seen_total) !== quote.totals.totalBani)
    return { ok: false, errors: { seen_total: [placingTexts.totalChanged] } };
  return { ok: true, quote, delivery, payment };
}

/** Reports once that a voucher no longer applies. A voucher of another person is refused every time. */
function couponRefusal({ voucher }: Quote, { voucherApplied, email }: BuyerSnapshot): string | undefined {
  if (!voucher || voucher.applies) return undefined;
  return voucherApplied || !isIssuedTo(voucher.voucher, email) ? voucher.refusal : undefined;
}

function companyRefusal({ lines }: Quote, { cui }: BuyerSnapshot): string | undefined {
  const foreign = lines.find(({ cuis }) => cuis !== null && (cui === null || !cuis.includes(cui)));
  return foreign && placingTexts.companyPrice(foreign.name, foreign.cuis?.[0] ?? "");
}

function paymentRefusal(
  { payment }: Pick<OrderBody, "payment">,
  { cashOfDayBani = 0 }: BuyerSnapshot,
  { credits }: Quote,
): string {
  if (cashOfDayBani > 0) return placingTexts.cashOfDay;
  const method = findPaymentMethod(payment.paymentid);
  if (method?.code === PAYMENT_CODE.onTerms) return credits[0]?.refusal ?? creditTexts.otherCompany;
  return method ? placingTexts.paymentNotOffered(method.name) : MESSAGES.invalid("Metodă de plată");
}
