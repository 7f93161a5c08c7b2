import type { Locker as WireLocker } from "@curat/contract/shipping";
import type { Today } from "@curat/contract/shop-now";
import { romanianClock, romanianDay } from "../../../calendar/romanian-day.ts";
import type { Promised } from "./promise.rules.ts";
import type { Locker } from "./locker.store.ts";

export function toWireLocker(locker: Locker & { distanceKm: number | null }): WireLocker {
  const { id, name, address, city, county, lat, lng, schedule, distanceKm } = locker;
  return {
    lockerId: id,
    name,
    address,
    city,
    countyid: locker.countyId,
    county,
    zipcode: locker.postcode,
    lat,
    lng,
    schedule,
    cashOnDelivery: locker.takesCashOnDelivery,
    distance: distanceKm === null ? null : Math.round(distanceKm * 100) / 100,
  };
}

export function toWirePromise({ from, to, orderBy }: Promised): NonNullable<Today["delivery"]> {
  return { from, to, order_by: { day: romanianDay(orderBy), clock: romanianClock(orderBy) } };
}
