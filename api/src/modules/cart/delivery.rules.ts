/** How a cart can be delivered: pure, bani with VAT. */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { FREE_DELIVERY_BANI } from "@curat/contract/limits.values";
import { findPaymentMethod } from "../payments/index.ts";
import {
  type DeliveryOption,
  listDeliveryOptions,
  type Parcel,
  parcelOf,
  type PickupStore,
  type Tariffs,
} from "../shipping/index.ts";
import type { Gift } from "./gifts.rules.ts";
import type { SoldPart } from "./lines.rules.ts";

/** Everything that is sent, gifts too. */
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

export interface OfferRequest {
  parcel: Parcel;
  /** What the products cost after discounts. */
  productsBani: number;
  countyCode: string | undefined;
  /** The chosen payment by code or id. */
  payment: string | number | null;
  terms: { tariffs: Tariffs; stores: readonly PickupStore[]; hasLockers: boolean };
  /** A voucher pays for it. */
  isFree: boolean;
}

export function offersFor({ payment, terms, isFree, ...request }: OfferRequest): DeliveryOption[] {
  const { tariffs, stores, hasLockers } = terms;
  const cashOnDelivery = findPaymentMethod(payment ?? "")?.code === PAYMENT_CODE.cashOnDelivery;
  const options = listDeliveryOptions({ ...request, cashOnDelivery, tariffs, stores, hasLockers });
  return isFree ? options.map((option) => ({ ...option, priceBani: 0 })) : options;
}

/** What is missing to free delivery: it begins above its bound, so at the bound itself one ban is missing. */
export function freeDeliveryLeftBani(productsBani: number, isFree: boolean): number {
  return isFree ? 0 : Math.max(0, FREE_DELIVERY_BANI + 1 - productsBani);
}
