import type { Db } from "../../../db/database.ts";
import type { OrderLocker } from "../../../db/tables.ts";
import { fitsLocker } from "./locker-fit.rules.ts";
import { foldText } from "../../../text/fold.ts";
import { findLocker, type Locker, searchLockers } from "./locker.store.ts";
import type { Parcel } from "./shipping.port.ts";
import { readTariffs } from "./shipping.settings.ts";
import { lockerTexts } from "./texts.ts";

export type CheckedLocker = { ok: true; locker: OrderLocker } | { ok: false; message: string };

export async function checkLocker(
  db: Db,
  lockerId: string | null | undefined,
  { parcel, cashOnDelivery }: { parcel: Parcel; cashOnDelivery: boolean },
): Promise<CheckedLocker> {
  if (!lockerId) return refused(lockerTexts.missing);
  const found = await findLocker(db, lockerId);
  if (!found) return refused(lockerTexts.unknown);
  const { id, name, address, city, county, postcode } = found;
  if (!found.isActive) return refused(lockerTexts.closed(name));
  if (!fitsLocker(parcel, readTariffs(found.shippingSetting).locker)) return refused(lockerTexts.tooLarge);
  if (cashOnDelivery && !found.takesCashOnDelivery) return refused(lockerTexts.noCash(name));
  return { ok: true, locker: { id, name, address, city, county, postcode } };
}

const MAX_LISTED = 50;

export interface LockerQuestion {
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
  { id, countyId, city, text, near, onlyCashOnDelivery }: LockerQuestion,
): Promise<(Locker & { distanceKm: number | null })[]> {
  const cityKey = foldText(city ?? "") || undefined;
  const words = foldText(text ?? "")
    .split(" ")
    .filter(Boolean);
  return searchLockers(db, { id, countyId, cityKey, words, near, onlyCashOnDelivery, limit: MAX_LISTED });
}

function refused(message: string): CheckedLocker {
  return { ok: false, message };
}
