import type { Courier } from "@curat/contract/deliveries.values";
import { type CustomerType, isLockerCode, PAYMENT_CODE } from "@curat/contract/cart.values";
import { STOCK } from "@curat/contract/catalog.values";
import { vatOf } from "@curat/contract/vat.values";
import {
  chargeFor,
  defaultPaymentMethod,
  listPaymentMethods,
  type PaymentMethod,
  type PaymentTerms,
} from "../payments/index.ts";
import { type CreditTerms, termRefusal } from "../credit/index.ts";
import type { GiftPromotion } from "../../catalogue/promotions/index.ts";
import type { ListDelivery } from "../../catalogue/price-lists/index.ts";
import {
  type DeliveryOption,
  type DeliveryTerms,
  freeDeliveryLeftBani,
  type OwnMethod,
  ownPromisesAt,
  type Parcel,
  type PickupStore,
  type Promised,
  promisesAt,
  withGrace,
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

export interface SaleTerms {
  tariffs: Tariffs;
  deliveryTerms: DeliveryTerms;
  payments: PaymentTerms;
  stores: readonly PickupStore[];
  lockersOf: readonly Courier[];
  accounts: readonly Courier[];
  methods: readonly OwnMethod[];
  standardVatPercent: number;
}

/**
 * A line without a product, such as a service on an offer. It has no stock and no weight, and vouchers do not apply.
 */
export interface FreeLine {
  name: string;
  unit: string;
  quantity: number;
  unitBani: number;
  vatPercent: number;
  reason: string | null;
}

export interface CartContents {
  lines: readonly CartLine[];
  voucher: Voucher | null;
  promotions: readonly GiftPromotion[];
  declinedGiftIds: readonly number[];
  seenGiftIds: readonly number[];
  products: ReadonlyMap<number, CartProduct>;
  ownDelivery?: readonly ListDelivery[] | undefined;
}

export interface QuoteRequest extends CartContents {
  freeLines?: readonly FreeLine[] | undefined;
  customerType: CustomerType;
  email: string | undefined;
  countyCode: string | undefined;
  /** Destination locality; undefined while it is unknown. */
  city?: string | undefined;
  /** Total of the buyer's other cash orders that day; undefined while the buyer is unknown. */
  cashOfDayBani?: number | undefined;
  credits?: readonly CreditTerms[] | undefined;
  /** True for staff, who may exceed the credit limit if they give a reason. */
  mayExceedCredit?: boolean | undefined;
  /** Code or id of the chosen delivery method. If the method is unavailable, the default applies. */
  delivery: string | number | null;
  payment: string | number | null;
  terms: SaleTerms;
  now: Date;
  /**
   * True while an order is being placed. The order then keeps the promised day, even if the cut-off has just passed.
   */
  isOrdered?: boolean;
}

type PaymentsRequest = Omit<QuoteRequest, "credits"> & {
  credits: readonly QuotedTerms[];
  takesCash: boolean;
};

export interface Totals {
  productsBani: number;
  discountBani: number;
  chargeBani: number;
  deliveryBani: number;
  totalBani: number;
  vatBani: number;
}

export interface QuotedTerms extends CreditTerms {
  refusal: string | undefined;
}

export interface OfferedPayment {
  method: PaymentMethod;
  chargeBani: number;
}

export interface Quote {
  lines: PricedLine[];
  freeLines: readonly FreeLine[];
  parts: DiscountedPart[];
  gifts: Gift[];
  lostGifts: CartProduct[];
  voucher: QuotedVoucher | null;
  parcel: Parcel;
  deliveryOptions: DeliveryOption[];
  delivery: DeliveryOption | undefined;
  /** Promised days, keyed by delivery id; empty if a line is out of stock. */
  promises: ReadonlyMap<number, Promised>;
  payments: OfferedPayment[];
  /** Payment terms, even if the order exceeds their limit; empty for individuals. */
  credits: QuotedTerms[];
  payment: PaymentMethod | undefined;
  /** Whether the buyer chose the method. False if the shop's default applies. */
  chosen: { delivery: boolean; payment: boolean };
  standardVatPercent: number;
  totals: Totals;
  /** Null if this cargo never has free delivery. */
  freeDeliveryLeftBani: number | null;
  deliveryNotes: string[];
  alerts: string[];
  notes: string[];
}

/** Returns lines, gifts, discount, delivery, payment and totals, for both the cart page and the order. */
export function quoteCart(request: QuoteRequest): Quote {
  const { terms, freeLines = [] } = request;
  const isEmpty = request.lines.length + freeLines.length === 0;
  const { lines, left } = priceLines(request.lines);
  const { parts, voucher, discountBani, deliversFree } = discount(soldParts(lines), request);
  const freeBani = sum(freeLines.map(({ quantity, unitBani }) => quantity * unitBani));
  const freeVat = freeLines.map((line) => vatOf(line.quantity * line.unitBani, line.vatPercent));
  const productsBani = sum(parts.map((part) => part.amountBani)) + freeBani;
  const payableBani = productsBani - discountBani;
  const { gifts, lost } = giftsFor({
    ...request,
    sold: parts,
    productsBani: payableBani - freeBani,
    left,
  });
  const parcel = parcelFor(parts, gifts);
  const productsVatBani = sum([...parts.map((part) => part.vatBani), ...freeVat]);
  const goods = { productsBani: payableBani, productsVatBani };
  const own = { ownDelivery: request.ownDelivery ?? [], vatPercent: terms.standardVatPercent };
  const offer = { ...goods, ...own, parcel, isFree: deliversFree };
  const offered = isEmpty ? { options: [], notes: [] } : offersFor({ ...request, ...offer });
  const delivery = find(offered.options, request.delivery) ?? offered.options[0];
  const deliveryBani = delivery?.priceBani ?? 0;
  const amountBani = payableBani + deliveryBani;
  const credits = isEmpty ? [] : creditsFor(amountBani, request);
  const takesCash = delivery?.method?.takesCash ?? true;
  const methods = isEmpty ? [] : paymentsFor(amountBani, { ...request, credits, takesCash });
  const chargeOf = (method: PaymentMethod): number =>
    chargeFor(method, { deliveryCode: delivery?.code, amountBani, terms: terms.payments });
  const payment = find(methods, request.payment) ?? defaultPaymentMethod(methods, chargeOf);
  const chargeBani = payment ? chargeOf(payment) : 0;
  const extras = [deliveryBani, chargeBani].map((bani) => vatOf(bani, terms.standardVatPercent));
  const vatBani = sum([productsVatBani, ...extras]);
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
    freeLines,
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
    credits,
    chosen: {
      delivery: delivery !== undefined && isSame(delivery, request.delivery),
      payment: payment !== undefined && isSame(payment, request.payment),
    },
    standardVatPercent: terms.standardVatPercent,
    totals,
    freeDeliveryLeftBani:
      isEmpty || deliversFree
        ? 0
        : freeDeliveryLeftBani({ ...goods, ...own, parcel, tariffs: terms.tariffs }),
    alerts: [
      ...lines.flatMap(lineAlerts),
      ...lost.map(lostGiftText),
      ...choiceAlerts(request, { delivery, payment }),
    ],
    notes: voucher && !voucher.applies ? [voucherNote(voucher)] : [],
    deliveryNotes: offered.notes,
  };
}

function promisesFor(
  options: readonly DeliveryOption[],
  lines: readonly PricedLine[],
  { terms: { deliveryTerms }, countyCode, now, isOrdered }: QuoteRequest,
): Map<number, Promised> {
  if (lines.some(({ stockId }) => stockId === STOCK.outOfStock)) return new Map();
  const at = isOrdered ? withGrace(now) : now;
  const [promise, ownPromise] = [promisesAt(deliveryTerms, at), ownPromisesAt(deliveryTerms, at)];
  return new Map(
    options.flatMap(({ id, code, method }) => {
      const county = isLockerCode(code) ? undefined : countyCode;
      const promised = method ? ownPromise(method) : promise({ code, countyCode: county });
      return promised ? [[id, promised] as const] : [];
    }),
  );
}

function creditsFor(amountBani: number, { customerType, credits = [] }: QuoteRequest): QuotedTerms[] {
  if (customerType !== "pj") return [];
  return credits.map((credit) => ({ ...credit, refusal: termRefusal(credit, amountBani) }));
}

/** Returns the payment methods. If there is nothing to pay, omits methods that require a payment before shipping. */
function paymentsFor(
  amountBani: number,
  { customerType, cashOfDayBani, credits, mayExceedCredit = false, takesCash, terms }: PaymentsRequest,
): PaymentMethod[] {
  const takesTerms = credits.some(({ refusal }) => mayExceedCredit || refusal === undefined);
  const payments = terms.payments;
  const methods = listPaymentMethods({
    customerType,
    amountBani,
    cashOfDayBani,
    takesTerms,
    terms: payments,
  });
  const taken = takesCash ? methods : methods.filter(({ code }) => code !== PAYMENT_CODE.cashOnDelivery);
  return amountBani === 0 ? taken.filter(({ awaitsPayment }) => !awaitsPayment) : taken;
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
