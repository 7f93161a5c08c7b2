/** What an order comes to once it is changed: lines, sums, money. Pure, bani with VAT. (decisions/0051) */
import { type CustomerType, DELIVERY_CODE, PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { Amendment } from "@curat/contract/staff/amendments";
import {
  type CartLine,
  lineRefusal,
  type OrderOffers,
  type Quote,
  quoteCart,
  type SaleTerms,
  vatOf,
} from "../../cart/index.ts";
import { findPaymentMethod } from "../../payments/index.ts";
import type { Voucher } from "../../vouchers/index.ts";
import { chargeLine } from "../charge-line.ts";
import { newOrderLines } from "../placing/new-order.ts";
import type { NewOrderLine, Order } from "../orders.store.ts";
import { addedLine, type Goods, goodsOf, keptLine, type OrderedGoods, withHeld } from "./ordered-goods.ts";

/** Everything that a change is judged by. */
export interface AmendmentFacts {
  order: Order;
  lines: readonly NewOrderLine[];
  offers: OrderOffers;
  /** The order's own, as far as it is still known. */
  voucher: Voucher | null;
  terms: SaleTerms;
  /** Who and where to, as it shall be. */
  buyer: AmendedBuyer;
  asked: Pick<Amendment, "items" | "cause" | "delivery" | "payment">;
}

/** The fields of an order that say whose it is and where it goes. */
export type AmendedBuyer = Pick<
  Order,
  | "customerType"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "deliveryCounty"
  | "deliveryCountyCode"
  | "deliveryCity"
  | "deliveryStreet"
  | "deliveryPostcode"
  | "invoiceCounty"
  | "invoiceCountyCode"
  | "invoiceCity"
  | "invoiceStreet"
  | "invoicePostcode"
  | "company"
>;

/** The order as it shall be; its locker is chosen beside. */
export interface Amended {
  order: Order;
  lines: NewOrderLine[];
  /** Something is bought that was not, or less or more of it. */
  hasOtherGoods: boolean;
  /** The voucher counts no more; why, where that is known. */
  lostVoucher: string | null;
  /** What the parcel measures and weighs. */
  parcel: Quote["parcel"];
  /** What the buyer has still to pay, and what goes back to him. */
  toPayBani: number;
  toRefundBani: number;
}
export type Judged = { ok: true; amended: Amended } | { ok: false; errors: FieldErrors };

/** The purchase with what is asked, at the shop's own rules; what it may not be is told at its field. */
export function judgeAmendment(given: AmendmentFacts): Judged {
  const facts = { ...given, offers: withHeld(given.offers, given.lines) };
  const { order, lines, asked } = facts;
  const ordered = goodsOf(lines, facts.offers.bundles);
  const goods = asked.items ?? ordered;
  const errors: FieldErrors = {};
  const wanted = readGoods(goods, { ...facts, ordered, errors });
  const hasOtherGoods = differs(goods, ordered);
  if (asked.cause === "shop" && hasMore(goods, ordered))
    errors.cause = ["Dacă magazinul nu poate livra, comanda poate doar să scadă."];
  if (Object.keys(errors).length > 0) return { ok: false, errors };

  const quote = quoteOf(facts, wanted, declinedGifts(facts, ordered));
  if (hasOtherGoods) refuseMissing(quote, errors);
  const kept = hasOtherGoods ? linesAfter(facts, { quote, goods, ordered }) : lines.filter(isGoods);
  const voucher = voucherAfter(facts, quote, hasOtherGoods);
  const delivery = deliveryAfter(facts, { quote, hasOtherGoods, errors });
  const payment = paymentAfter(facts, { quote, delivery, errors });
  if (Object.keys(errors).length > 0) return { ok: false, errors };

  const charge = chargeAfter(facts, payment.chargesBani);
  const sums = sumsOf([...kept, ...charge], { ...delivery, vatPercent: order.deliveryVatPercent });
  const rose = sums.totalBani > order.totalBani || payment.code !== order.paymentCode;
  if (rose && !payment.isOffered && order.paymentState !== "paid")
    return { ok: false, errors: { "payment.paymentid": [notOffered(payment.name)] } };
  const after: Order = {
    ...order,
    ...facts.buyer,
    deliveryCode: delivery.code,
    deliveryName: delivery.name,
    paymentCode: payment.code,
    paymentName: payment.name,
    voucherCode: voucher.code,
    ...sums,
  };
  return {
    ok: true,
    amended: {
      order: after,
      lines: [...kept, ...charge],
      hasOtherGoods,
      lostVoucher: voucher.lost,
      parcel: quote.parcel,
      ...moneyOf(order, sums.totalBani),
    },
  };
}

const sameGoods =
  ({ kind, id }: Goods) =>
  (other: Goods): boolean =>
    other.kind === kind && other.id === id;

function readGoods(
  goods: readonly Goods[],
  {
    ordered,
    errors,
    offers,
  }: Pick<AmendmentFacts, "offers"> & {
    ordered: readonly OrderedGoods[];
    errors: FieldErrors;
  },
): CartLine[] {
  if (goods.length === 0) errors.items = ["O comandă fără produse se anulează."];
  return goods.flatMap((one, index) => {
    const before = ordered.find(sameGoods(one));
    const line = before
      ? keptLine(before, { quantity: one.quantity, itemId: index }, offers)
      : addedLine(one, index, offers);
    if (goods.findIndex(sameGoods(one)) < index)
      errors[`items.${index}.id`] = ["Produsul apare de două ori."];
    else if (!line) errors[`items.${index}.id`] = [MESSAGES.invalid("Produs")];
    else if (!line.isPublished) errors[`items.${index}.id`] = [`„${line.name}” nu se mai vinde.`];
    return line ?? [];
  });
}

function differs(goods: readonly Goods[], ordered: readonly OrderedGoods[]): boolean {
  return (
    goods.length !== ordered.length ||
    goods.some((one) => ordered.find(sameGoods(one))?.quantity !== one.quantity)
  );
}

function hasMore(goods: readonly Goods[], ordered: readonly OrderedGoods[]): boolean {
  return goods.some((one) => one.quantity > (ordered.find(sameGoods(one))?.quantity ?? 0));
}

/** Voucher and gifts are judged as on the day of the order; the voucher's use is the order's own. */
function quoteOf(
  { order, offers, voucher, terms, buyer, asked }: AmendmentFacts,
  lines: CartLine[],
  declinedGiftIds: readonly number[],
): Quote {
  return quoteCart({
    lines,
    promotions: offers.promotions,
    products: offers.products,
    voucher: voucher && { ...voucher, uses: Math.max(0, voucher.uses - 1), archivedAt: null, email: null },
    declinedGiftIds,
    seenGiftIds: [],
    // The column's check keeps it to the two kinds.
    customerType: buyer.customerType as CustomerType,
    email: order.email,
    countyCode: buyer.deliveryCountyCode ?? undefined,
    delivery: asked.delivery?.deliveryid ?? order.deliveryCode,
    payment: asked.payment?.paymentid ?? order.paymentCode,
    terms,
    now: order.placedAt,
  });
}

/** Gifts that the goods earned as ordered and that did not come with them: their buyer took them out. */
function declinedGifts(facts: AmendmentFacts, ordered: readonly OrderedGoods[]): number[] {
  const given = new Set(
    facts.lines
      .filter(({ productType }) => productType === PRODUCT_TYPE.gift)
      .map(({ productId }) => productId),
  );
  const lines = ordered.flatMap(
    (one, itemId) => keptLine(one, { quantity: one.quantity, itemId }, facts.offers) ?? [],
  );
  return quoteOf(facts, lines, [])
    .gifts.filter(({ product }) => !given.has(product.productId))
    .map(({ promotionId }) => promotionId);
}

/** Errors stand at the line that can not be had. */
function refuseMissing({ lines }: Quote, errors: FieldErrors): void {
  for (const line of lines) {
    const refusal = lineRefusal(line);
    if (refusal) errors[`items.${line.itemId}.quantity`] = [refusal];
  }
}

function isGoods({ productType }: NewOrderLine): boolean {
  return productType !== PRODUCT_TYPE.handlingCharge;
}

function linesAfter(
  { lines, asked }: AmendmentFacts,
  { quote, goods, ordered }: { quote: Quote; goods: readonly Goods[]; ordered: readonly OrderedGoods[] },
): NewOrderLine[] {
  if (asked.cause === "buyer") return newOrderLines(quote).filter(isGoods);
  const gifts = lines.filter(({ productType }) => productType === PRODUCT_TYPE.gift);
  const left = ordered.flatMap(({ parts, ...before }) => {
    const after = goods.find(sameGoods(before));
    return after ? parts.map(({ line, each }) => lessOf(line, each * after.quantity)) : [];
  });
  return [...left, ...gifts];
}

/** Fewer pieces of a line at their share of what the voucher took off. */
function lessOf(line: NewOrderLine, quantity: number): NewOrderLine {
  if (quantity === line.quantity) return line;
  const discountBani = Math.round((line.discountBani * quantity) / line.quantity);
  return {
    ...line,
    quantity,
    discountBani,
    vatBani: vatOf(quantity * line.unitPriceBani - discountBani, line.vatPercent),
  };
}

function voucherAfter(
  { order, asked }: AmendmentFacts,
  { voucher }: Quote,
  hasOtherGoods: boolean,
): { code: string | null; lost: string | null } {
  const code = order.voucherCode;
  if (code === null || !hasOtherGoods || asked.cause === "shop" || voucher?.applies)
    return { code, lost: null };
  return { code: null, lost: voucher?.refusal ?? MESSAGES.invalid("Voucher") };
}

interface DeliveryAfter {
  code: string;
  name: string;
  deliveryBani: number;
}

/** Priced anew where goods, way or county are others; else as ordered. */
function deliveryAfter(
  { order, buyer, asked }: AmendmentFacts,
  { quote, hasOtherGoods, errors }: { quote: Quote; hasOtherGoods: boolean; errors: FieldErrors },
): DeliveryAfter {
  const standing = { code: order.deliveryCode, name: order.deliveryName, deliveryBani: order.deliveryBani };
  const own = ownOption(order, quote);
  const chosen = asked.delivery
    ? quote.deliveryOptions.find(({ id }) => id === asked.delivery?.deliveryid)
    : own;
  const isOther = asked.delivery !== undefined && asked.delivery.deliveryid !== own?.id;
  const isFurther = buyer.deliveryCountyCode !== order.deliveryCountyCode;
  const isPricedByGoods = hasOtherGoods && asked.cause === "buyer";
  if (!isOther && !isFurther && !isPricedByGoods) return standing;
  if (!chosen) {
    errors["delivery.deliveryid"] = [quote.deliveryNotes[0] ?? MESSAGES.invalid("Metodă de livrare")];
    return standing;
  }
  return {
    code: chosen.code,
    name: isOther ? chosen.name : order.deliveryName,
    deliveryBani: chosen.priceBani,
  };
}

/** What is on offer for the order as it stands, and which of it the order has. */
export function standingOffer(given: Omit<AmendmentFacts, "buyer" | "asked">) {
  const { order, lines } = given;
  const facts = {
    ...given,
    offers: withHeld(given.offers, lines),
    buyer: order,
    asked: { cause: "buyer" as const },
  };
  const goods = goodsOf(lines, given.offers.bundles).flatMap(
    (one, itemId) => keptLine(one, { quantity: one.quantity, itemId }, facts.offers) ?? [],
  );
  const quote = quoteOf(facts, goods, []);
  const payment = quote.payments.find(({ method }) => method.code === order.paymentCode);
  const isPaid = order.paymentState === "paid";
  return {
    deliveries: quote.deliveryOptions,
    delivery: ownOption(order, quote),
    payments: quote.payments.filter((one) => !isPaid || one === payment),
    payment,
  };
}

/** Stores share a code: the name tells them apart. */
function ownOption(
  { deliveryCode, deliveryName }: Order,
  { deliveryOptions }: Quote,
): Quote["deliveryOptions"][number] | undefined {
  const same = deliveryOptions.filter(({ code }) => code === deliveryCode);
  return (
    same.find(({ name }) => name === deliveryName) ??
    (deliveryCode === DELIVERY_CODE.storePickup ? undefined : same[0])
  );
}

interface PaymentAfter {
  code: string;
  name: string;
  chargesBani: number;
  isOffered: boolean;
}

/** What was paid stays paid the way it was; the charge follows another way to pay or to deliver. */
function paymentAfter(
  { order, asked }: AmendmentFacts,
  { quote, delivery, errors }: { quote: Quote; delivery: DeliveryAfter; errors: FieldErrors },
): PaymentAfter {
  const own = quote.payments.find(({ method }) => method.code === order.paymentCode);
  const standing = {
    code: order.paymentCode,
    name: order.paymentName,
    chargesBani: order.chargesBani,
    isOffered: own !== undefined,
  };
  const chosen = asked.payment
    ? quote.payments.find(({ method }) => method.id === asked.payment?.paymentid)
    : own;
  const isOther = asked.payment !== undefined && chosen?.method.code !== order.paymentCode;
  if (isOther && order.paymentState === "paid") {
    errors["payment.paymentid"] = ["Comanda este plătită: metoda de plată nu se mai schimbă."];
    return standing;
  }
  if (isOther && !chosen) {
    const known = findPaymentMethod(asked.payment?.paymentid ?? 0);
    errors["payment.paymentid"] = [known ? notOffered(known.name) : MESSAGES.invalid("Metodă de plată")];
    return standing;
  }
  if (!chosen || (!isOther && delivery.code === order.deliveryCode)) return standing;
  const { method, chargeBani } = chosen;
  return { code: method.code, name: method.name, chargesBani: chargeBani, isOffered: true };
}

function notOffered(name: string): string {
  return `Metoda „${name}” nu este disponibilă pentru această comandă.`;
}

function chargeAfter({ order, lines, terms }: AmendmentFacts, chargesBani: number): NewOrderLine[] {
  if (chargesBani === 0) return [];
  const standing = lines.filter((line) => !isGoods(line));
  return chargesBani === order.chargesBani && standing.length > 0
    ? standing
    : [chargeLine(chargesBani, terms.standardVatPercent)];
}

function sumsOf(
  lines: readonly NewOrderLine[],
  { deliveryBani, vatPercent }: { deliveryBani: number; vatPercent: number },
): Pick<Order, "productsBani" | "chargesBani" | "discountBani" | "deliveryBani" | "totalBani" | "vatBani"> {
  const amounts = (some: readonly NewOrderLine[]): number =>
    sum(some.map(({ quantity, unitPriceBani }) => quantity * unitPriceBani));
  const productsBani = amounts(lines.filter(isGoods));
  const chargesBani = amounts(lines.filter((line) => !isGoods(line)));
  const discountBani = sum(lines.map((line) => line.discountBani));
  return {
    productsBani,
    chargesBani,
    discountBani,
    deliveryBani,
    totalBani: productsBani - discountBani + chargesBani + deliveryBani,
    vatBani: sum(lines.map(({ vatBani }) => vatBani)) + vatOf(deliveryBani, vatPercent),
  };
}

/** Of a paid order the difference alone moves; of any other the whole is still to pay. */
function moneyOf(
  { paymentState, totalBani, restBani }: Order,
  newTotalBani: number,
): Pick<Amended, "toPayBani" | "toRefundBani"> {
  if (paymentState !== "paid") return { toPayBani: newTotalBani, toRefundBani: 0 };
  const openBani = newTotalBani - (totalBani - restBani);
  return { toPayBani: Math.max(0, openBani), toRefundBani: Math.max(0, -openBani) };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
