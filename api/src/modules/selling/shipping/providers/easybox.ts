import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import { DELIVERY_ID } from "../delivery-ids.ts";
import { fitsLocker } from "../locker-fit.rules.ts";
import type { DeliveryProvider, DeliveryRequest, LockerRefusal } from "../shipping.port.ts";
import { tariffBani } from "../tariff.rules.ts";

/** Returns why no locker can be chosen; undefined if one can, or if the shop has no lockers. */
export function lockerRefusal({
  parcel,
  productsBani,
  cashOnDelivery,
  tariffs: { locker },
  hasLockers,
}: Pick<DeliveryRequest, "parcel" | "productsBani" | "cashOnDelivery" | "tariffs" | "hasLockers">):
  | LockerRefusal
  | undefined {
  if (!hasLockers) return undefined;
  if (!fitsLocker(parcel, locker)) return "too-large";
  return cashOnDelivery && productsBani > locker.maxCashBani ? "too-much-cash" : undefined;
}

export const samedayEasybox: DeliveryProvider = (request) => {
  const { parcel, countyCode, tariffs, hasLockers } = request;
  if (!hasLockers || lockerRefusal(request)) return [];
  return [
    {
      id: DELIVERY_ID.samedayEasybox,
      code: DELIVERY_CODE.samedayEasybox,
      name: ORDER_NAMES.deliveries.samedayEasybox,
      priceBani: tariffBani(tariffs.SAMEDAY_EASYBOX, parcel.weightGrams, countyCode),
    },
  ];
};
