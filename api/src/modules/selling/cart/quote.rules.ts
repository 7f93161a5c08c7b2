/** What a cart costs: lines, gifts, discount, delivery, payment and totals in one calculation, for the cart page and for the order alike. */
import { type CustomerType, DELIVERY_CODE } from "@curat/contract/cart.values";
import { STOCK } from "@curat/contract/catalog.values";
import { vatOf } from "@curat/contract/vat.values";
import {
  chargeFor,
  defaultPaymentMethod,
  listPaymentMethods,
  type PaymentMethod,
  type PaymentTerms,
} from "../payments/index.ts";
import type { GiftPromotion } from "../../catalogue/promotions/index.ts";
import {
  freeDeliveryLeftBani,
  type DeliveryOption,
  type DeliveryTerms,
  orderPromise,
  type Parcel,
  type PickupStore,
  type Promised,
  promiseOf,
  type Tariffs,
} from "../shipping/index.ts";
import type { Voucher } from "../vouchers/index.ts";
import { offersFor, parcelFor } from "./cart-delivery.rules.ts";
import { discount, type DiscountedPart, type QuotedVoucher } from "./discount.rules.ts";
import { type Gift, giftsFor, lostGiftText } from "./gifts.rules.ts";
import {
  type CartLine,
  type CartProduct,
  lineAlerts,
  type PricedLine,
  priceLines,
  soldParts,
} from "./lines.rules.ts";
import { cartTexts } from "./texts.ts";

/** What the shop asks beside its products; rates are those of the day. */
export interface SaleTerms {
  tariffs: Tariffs;
  deliveryTerms: DeliveryTerms;
  payments: PaymentTerms;
  stores: readonly PickupStore[];
  hasLockers: boolean;
  standardVatPercent: number;
}

/** What lies in a cart, with everything that its price depends on. */
export interface CartContents {
  lines: readonly CartLine[];
  voucher: Voucher | null;
  promotions: readonly GiftPromotion[];
  declinedGiftIds: readonly number[];
  seenGiftIds: readonly number[];
  /** At least every gift's, offered or seen. */
  products: ReadonlyMap<number, CartProduct>;
}

export interface QuoteRequest extends CartContents {
  customerType: CustomerType;
  /** Of the account, or of the order; undefined while nobody knows it. */
  email: string | undefined;
  countyCode: string | undefined;
  /** What the buyer's other cash orders of the day come to, in bani; undefined while nobody knows who buys. */
  cashOfDayBani?: number | undefined;
  /** The buyer's choices by code or id; what is not on offer gives way to the default that is. */
  delivery: string | number | null;
  payment: string | number | null;
  terms: SaleTerms;
  now: Date;
  /** It is ordered now: who was at the checkout as the hour struck keeps the day that he was shown. */
  isOrdered?: boolean;
}

export interface Totals {
  /** Before the discount. */
  productsBani: number;
  discountBani: number;
  chargeBani: number;
  deliveryBani: number;
  totalBani: number;
  vatBani: number;
}

/** A way to pay this purchase, and what it adds to it. */
export interface OfferedPayment {
  method: PaymentMethod;
  chargeBani: number;
}

export interface Quote {
  lines: PricedLine[];
  /** What the lines sell, product by product. */
  parts: DiscountedPart[];
  gifts: Gift[];
  /** Gifts that the buyer was told of and that can not be given any more. */
  lostGifts: CartProduct[];
  voucher: QuotedVoucher | null;
  parcel: Parcel;
  deliveryOptions: DeliveryOption[];
  delivery: DeliveryOption | undefined;
  /** The day that each way of delivery promises, by its id, where it does: only while all lines are in stock. */
  promises: ReadonlyMap<number, Promised>;
  payments: OfferedPayment[];
  payment: PaymentMethod | undefined;
  /** What stands chosen by the buyer himself; the rest is the shop's suggestion. */
  chosen: { delivery: boolean; payment: boolean };
  standardVatPercent: number;
  totals: Totals;
  freeDeliveryLeftBani: number;
  /** Why a way of delivery can not be chosen. */
  deliveryNotes: string[];
  /** What changed meanwhile. */
  alerts: string[];
  /** What holds as long as the cart stays as it is. */
  notes: string[];
}

/** Calculates everything anew from what is stored and true now; an empty cart offers and costs nothing. */
export function quoteCart(request: QuoteRequest): Quote {
  const { terms } = request;
  const isEmpty = request.lines.length === 0;
  const { lines, left } = priceLines(request.lines);
  const { parts, voucher, discountBani, deliversFree } = discount(soldParts(lines), request);
  const productsBani = sum(parts.map((part) => part.amountBani));
  const payableBani = productsBani - discountBani;
  const { gifts, lost } = giftsFor({ ...request, sold: parts, productsBani: payableBani, left });
  const parcel = parcelFor(parts, gifts);
  const offer = { parcel, productsBani: payableBani, isFree: deliversFree };
  const offered = isEmpty ? { options: [], notes: [] } : offersFor({ ...request, ...offer });
  const delivery = find(offered.options, request.delivery) ?? offered.options[0];
  const deliveryBani = delivery?.priceBani ?? 0;
  const amountBani = payableBani + deliveryBani;
  const methods = isEmpty ? [] : paymentsFor(amountBani, request);
  const chargeOf = (method: PaymentMethod): number =>
    chargeFor(method, { deliveryCode: delivery?.code, amountBani, terms: terms.payments });
  const payment = find(methods, request.payment) ?? defaultPaymentMethod(methods, chargeOf);
  const chargeBani = payment ? chargeOf(payment) : 0;
  const extras = [deliveryBani, chargeBani].map((bani) => vatOf(bani, terms.standardVatPercent));
  const vatBani = sum([...parts.map((part) => part.vatBani), ...extras]);
  const totals = {
    productsBani,
    discountBani,
    chargeBani,
    deliveryBani,
    totalBani: amountBani + chargeBani,
    vatBani,
  };
  return {
    lines,
    parts,
    gifts,
    lostGifts: lost,
    voucher,
    parcel,
    deliveryOptions: offered.options,
    delivery,
    promises: promisesFor(offered.options, lines, request),
    payments: methods.map((method) => ({ method, chargeBani: chargeOf(method) })),
    payment,
    chosen: {
      delivery: delivery !== undefined && isSame(delivery, request.delivery),
      payment: payment !== undefined && isSame(payment, request.payment),
    },
    standardVatPercent: terms.standardVatPercent,
    totals,
    freeDeliveryLeftBani: isEmpty || deliversFree ? 0 : freeDeliveryLeftBani(payableBani, terms.tariffs),
    alerts: [
      ...lines.flatMap(lineAlerts),
      ...lost.map(lostGiftText),
      ...choiceAlerts(request, { delivery, payment }),
    ],
    notes: voucher && !voucher.applies ? [voucherNote(voucher)] : [],
    deliveryNotes: offered.notes,
  };
}

/** A parcel machine stands where it stands, whatever the buyer's county: its promise holds for all of them. */
function promisesFor(
  options: readonly DeliveryOption[],
  lines: readonly PricedLine[],
  { terms: { deliveryTerms }, countyCode, now, isOrdered }: QuoteRequest,
): Map<number, Promised> {
  if (lines.some(({ stockId }) => stockId === STOCK.outOfStock)) return new Map();
  const promise = isOrdered ? orderPromise : promiseOf;
  return new Map(
    options.flatMap(({ id, code }) => {
      const county = code === DELIVERY_CODE.samedayEasybox ? undefined : countyCode;
      const promised = promise(deliveryTerms, { code, countyCode: county, now });
      return promised ? [[id, promised] as const] : [];
    }),
  );
}

/** Where a voucher leaves nothing to pay, no money can be awaited, and none is collected. */
function paymentsFor(
  amountBani: number,
  { customerType, cashOfDayBani, terms }: QuoteRequest,
): PaymentMethod[] {
  const methods = listPaymentMethods({ customerType, amountBani, cashOfDayBani, terms: terms.payments });
  return amountBani === 0 ? methods.filter(({ awaitsPayment }) => !awaitsPayment) : methods;
}

function choiceAlerts(
  input: QuoteRequest,
  { delivery, payment }: Pick<Quote, "delivery" | "payment">,
): string[] {
  const alerts: string[] = [];
  if (isGone(delivery, input.delivery)) alerts.push(cartTexts.lostDelivery);
  if (isGone(payment, input.payment)) alerts.push(cartTexts.lostPayment);
  return alerts;
}

function voucherNote({ voucher, refusal }: Extract<QuotedVoucher, { applies: false }>): string {
  return cartTexts.idleCode(voucher.code, refusal);
}

interface Choosable {
  id: number;
  code: string;
}

function find<Option extends Choosable>(
  options: Option[],
  input: string | number | null,
): Option | undefined {
  return options.find((option) => isSame(option, input));
}

function isSame({ id, code }: Choosable, input: string | number | null): boolean {
  return code === input || id === input;
}

function isGone(now: Choosable | undefined, input: string | number | null): boolean {
  return now !== undefined && input !== null && !isSame(now, input);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
