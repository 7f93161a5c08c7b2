import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { Courier } from "@curat/contract/deliveries.values";
import { formatLei } from "../../../text/money.ts";
import { findPaymentMethod } from "../payments/index.ts";
import {
  type DeliveryOption,
  type Goods,
  isCargoWeight,
  listDeliveryOptions,
  lockerRefusal,
  type LockerRefusal,
  type OwnMethod,
  type OwnTerms,
  type Parcel,
  parcelOf,
  type PickupStore,
  type Tariffs,
} from "../shipping/index.ts";
import type { Gift } from "./gifts.rules.ts";
import type { SoldPart } from "./lines.rules.ts";
import { cartTexts } from "./texts.ts";

export function parcelFor(sold: readonly SoldPart[], gifts: readonly Gift[]): Parcel {
  return parcelOf(
    [...sold, ...gifts].map(({ product: { widthMm, depthMm, heightMm, weightGrams }, quantity }) => ({
      widthMm,
      depthMm,
      heightMm,
      weightGrams,
      quantity,
    })),
  );
}

export interface OfferRequest extends Goods, OwnTerms {
  parcel: Parcel;
  countyCode: string | undefined;
  city?: string | undefined;
  now: Date;
  payment: string | number | null;
  terms: {
    tariffs: Tariffs;
    stores: readonly PickupStore[];
    lockersOf: readonly Courier[];
    accounts: readonly Courier[];
    methods: readonly OwnMethod[];
  };
  isFree: boolean;
}

export interface DeliveryOffer {
  options: DeliveryOption[];
  notes: string[];
}

export function offersFor({ payment, terms, isFree, ...request }: OfferRequest): DeliveryOffer {
  const { tariffs, stores, lockersOf, accounts, methods } = terms;
  const cashOnDelivery = findPaymentMethod(payment ?? "")?.code === PAYMENT_CODE.cashOnDelivery;
  const input = { ...request, cashOnDelivery, tariffs, stores, lockersOf, accounts, methods };
  const options = listDeliveryOptions(input);
  const fault = lockerRefusal(input);
  const isCargo = isCargoWeight(request.parcel.weightGrams, tariffs);
  return {
    options: isFree ? options.map((option) => ({ ...option, priceBani: 0 })) : options,
    notes: [
      ...(fault ? [lockerFaultText(fault, tariffs)] : []),
      ...(isCargo ? [cartTexts.cargo(kilogramsText(request.parcel.weightGrams))] : []),
    ],
  };
}

function lockerFaultText(fault: LockerRefusal, { locker }: Tariffs): string {
  return fault === "too-large"
    ? cartTexts.tooLargeForLocker
    : cartTexts.lockerCash(formatLei(locker.maxCashBani));
}

function kilogramsText(grams: number): string {
  return String(Math.ceil(grams / 1_000));
}
