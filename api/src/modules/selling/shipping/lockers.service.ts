import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { type Courier, courierOf } from "@curat/contract/deliveries.values";
import type { Db } from "../../../db/database.ts";
import type { OrderLocker } from "../../../db/tables.ts";
import { fitsLocker } from "./locker-fit.rules.ts";
import { foldText } from "../../../text/fold.ts";
import { findLocker, type Locker, searchLockers } from "./locker.store.ts";
import type { Parcel } from "./shipping.port.ts";
import { readTariffs } from "./shipping.settings.ts";
import { lockerTexts, pointTexts } from "./texts.ts";

export type CheckedLocker =
  | { ok: true; locker: OrderLocker }
  /** `isOther`: the locker belongs to a courier other than the delivery's. */
  | { ok: false; message: string; isOther?: true };

export async function checkLocker(
  db: Db,
  lockerId: string | null | undefined,
  { code, parcel, cashOnDelivery }: { code: string; parcel: Parcel; cashOnDelivery: boolean },
): Promise<CheckedLocker> {
  const texts = code === DELIVERY_CODE.samedayEasybox ? lockerTexts : pointTexts;
  if (!lockerId) return refused(texts.missing);
  const found = await findLocker(db, lockerId);
  if (!found) return refused(texts.unknown);
  if (found.courier !== courierOf(code)) return { ...refused(texts.missing), isOther: true };
  const { id, name, address, city, county, postcode } = found;
  if (!found.isActive) return refused(texts.closed(name));
  if (!fitsLocker(parcel, readTariffs(found.shippingSetting).locker)) return refused(texts.tooLarge);
  if (cashOnDelivery && !found.takesCashOnDelivery) return refused(texts.noCash(name));
  return { ok: true, locker: { id, name, address, city, county, postcode } };
}

const MAX_LISTED = 50;

export interface LockerQuestion {
  courier: Courier;
  id?: string | undefined;
  countyId?: number | undefined;
  city?: string | undefined;
  text?: string | undefined;
  near?: { lat: number; lng: number } | undefined;
  onlyCashOnDelivery: boolean;
}

/** Returns up to 50 active lockers. Place and text are compared ignoring case and diacritics. */
export function listLockers(
  db: Db,
  { courier, id, countyId, city, text, near, onlyCashOnDelivery }: LockerQuestion,
): Promise<(Locker & { distanceKm: number | null })[]> {
  const cityKey = foldText(city ?? "") || undefined;
  const words = foldText(text ?? "")
    .split(" ")
    .filter(Boolean);
  return searchLockers(db, {
    courier,
    id,
    countyId,
    cityKey,
    words,
    near,
    onlyCashOnDelivery,
    limit: MAX_LISTED,
  });
}

function refused(message: string): Extract<CheckedLocker, { ok: false }> {
  return { ok: false, message };
}
