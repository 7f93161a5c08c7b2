import { fitsLocker } from "./locker-fit.rules.ts";
import type { DeliveryRequest, LockerRefusal } from "./shipping.port.ts";

/** Returns why no locker can be chosen; undefined if one can, or if the shop has no lockers. */
export function lockerRefusal({
  parcel,
  productsBani,
  cashOnDelivery,
  tariffs: { locker },
  lockersOf,
}: Pick<DeliveryRequest, "parcel" | "productsBani" | "cashOnDelivery" | "tariffs" | "lockersOf">):
  | LockerRefusal
  | undefined {
  if (lockersOf.length === 0) return undefined;
  if (!fitsLocker(parcel, locker)) return "too-large";
  return cashOnDelivery && productsBani > locker.maxCashBani ? "too-much-cash" : undefined;
}
