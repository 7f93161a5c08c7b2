/** What a cart costs: lines, delivery, payment and totals in one calculation, for the cart page and for the order alike. */
import { type CustomerType, PAYMENT_CODE } from "@curat/contract/cart.values";
import { STOCK } from "@curat/contract/catalog.values";
import {
  findPaymentMethod,
  listPaymentMethods,
  type PaymentMethod,
  type PaymentTerms,
} from "../payments/index.ts";
import {
  type DeliveryOption,
  listDeliveryOptions,
  parcelOf,
  type PickupStore,
  type Tariffs,
} from "../shipping/index.ts";
import { type CartLine, lineAlerts, type PricedLine, priceLine, vatOf } from "./cart.rules.ts";

/** What the shop asks beside its products; rates are those of the day. */
export interface SaleTerms {
  tariffs: Tariffs;
  payments: PaymentTerms;
  stores: readonly PickupStore[];
  hasLockers: boolean;
  standardVatPercent: number;
}

export interface QuoteRequest {
  lines: readonly CartLine[];
  customerType: CustomerType;
  countyCode: string | undefined;
  /** The buyer's choices by code or id; what is not on offer gives way to the first that is. */
  delivery: string | number | null;
  payment: string | number | null;
  terms: SaleTerms;
}

export interface Totals {
  productsBani: number;
  chargeBani: number;
  deliveryBani: number;
  totalBani: number;
  vatBani: number;
}

export interface Quote {
  lines: PricedLine[];
  deliveryOptions: DeliveryOption[];
  delivery: DeliveryOption | undefined;
  payments: PaymentMethod[];
  payment: PaymentMethod | undefined;
  standardVatPercent: number;
  totals: Totals;
  alerts: string[];
}

/** Calculates everything anew from what is stored and true now; an empty cart offers and costs nothing. */
export function quoteCart({ lines, terms, ...choice }: QuoteRequest): Quote {
  const { standardVatPercent } = terms;
  const priced = lines.map(priceLine);
  const productsBani = sum(priced.map((line) => line.subtotalBani));
  const deliveryOptions = lines.length === 0 ? [] : offersFor(priced, productsBani, { terms, ...choice });
  const delivery = chosen(deliveryOptions, choice.delivery);
  const deliveryBani = delivery?.priceBani ?? 0;
  const amountBani = productsBani + deliveryBani;
  const payments =
    lines.length === 0
      ? []
      : listPaymentMethods({ customerType: choice.customerType, amountBani, terms: terms.payments });
  const payment = chosen(payments, choice.payment);
  const chargeBani = payment?.chargeBani(terms.payments) ?? 0;
  const extraVat = vatOf(deliveryBani, standardVatPercent) + vatOf(chargeBani, standardVatPercent);
  const totals = {
    productsBani,
    chargeBani,
    deliveryBani,
    totalBani: amountBani + chargeBani,
    vatBani: sum(priced.map((line) => line.vatBani)) + extraVat,
  };
  const alerts = priced.flatMap(lineAlerts);
  if (isGone(delivery, choice.delivery)) alerts.push("Metoda de livrare aleasă nu mai este disponibilă.");
  if (isGone(payment, choice.payment))
    alerts.push("Metoda de plată aleasă nu este disponibilă pentru această comandă.");
  return {
    lines: priced,
    deliveryOptions,
    delivery,
    payments,
    payment,
    standardVatPercent,
    totals,
    alerts,
  };
}

function offersFor(
  lines: PricedLine[],
  productsBani: number,
  { countyCode, payment, terms }: Pick<QuoteRequest, "countyCode" | "payment" | "terms">,
): DeliveryOption[] {
  const { tariffs, stores, hasLockers } = terms;
  const parcel = parcelOf(lines.filter((line) => line.stockId !== STOCK.outOfStock));
  const cashOnDelivery = findPaymentMethod(payment ?? "")?.code === PAYMENT_CODE.cashOnDelivery;
  return listDeliveryOptions({
    parcel,
    productsBani,
    cashOnDelivery,
    countyCode,
    tariffs,
    stores,
    hasLockers,
  });
}

interface Choosable {
  id: number;
  code: string;
}

function chosen<Option extends Choosable>(
  options: Option[],
  asked: string | number | null,
): Option | undefined {
  return options.find((option) => isSame(option, asked)) ?? options[0];
}

function isSame({ id, code }: Choosable, asked: string | number | null): boolean {
  return code === asked || id === asked;
}

function isGone(now: Choosable | undefined, asked: string | number | null): boolean {
  return now !== undefined && asked !== null && !isSame(now, asked);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
