import type { Courier } from "@curat/contract/deliveries.values";
import { foldText } from "../../../text/fold.ts";
import type { CourierPoint } from "./shipping.port.ts";

export interface LockerRow {
  id: string;
  name: string;
  countyId: number;
  city: string;
  cityKey: string;
  address: string;
  postcode: string;
  lat: number;
  lng: number;
  schedule: string;
  takesCashOnDelivery: boolean;
  searchText: string;
}

/** Converts a courier's pickup point; undefined if its county is unknown. `countyIds` is keyed by folded name. */
export function toLockerRow(
  courier: Courier,
  locker: CourierPoint,
  countyIds: ReadonlyMap<string, number>,
): LockerRow | undefined {
  const countyId = countyIds.get(foldText(locker.county));
  if (countyId === undefined) return undefined;
  const [name, city, address] = [locker.name, locker.city, locker.address].map(tidy) as [
    string,
    string,
    string,
  ];
  const postcode = /^\d{6}$/.test(locker.postcode) ? locker.postcode : "";
  return {
    id: lockerIdOf(courier, locker.id),
    name,
    countyId,
    city,
    cityKey: foldText(city),
    address,
    postcode,
    lat: locker.lat,
    lng: locker.lng,
    schedule: locker.schedule,
    takesCashOnDelivery: locker.takesCashOnDelivery,
    searchText: foldText(`${name} ${address} ${city} ${locker.county} ${postcode}`),
  };
}

/** Returns the shop's id of a courier's point. Sameday's ids have no prefix, because existing orders contain them. */
function lockerIdOf(courier: Courier, pointId: string): string {
  return courier === "sameday" ? pointId : `${courier}-${pointId}`;
}

/** Returns the courier's own id of a stored point. */
export function pointIdOf(lockerId: string): string {
  return lockerId.replace(/^[a-z]+-/, "");
}

/** Collapses spaces, and replaces letters with a cedilla by letters with a comma. */
function tidy(text: string): string {
  const letters: Record<string, string> = { ş: "ș", Ş: "Ș", ţ: "ț", Ţ: "Ț" };
  return text
    .normalize("NFC")
    .replaceAll(/[şŞţŢ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/\s+/g, " ")
    .trim();
}

const DAYS = ["luni", "marți", "miercuri", "joi", "vineri", "sâmbătă", "duminică"] as const;

/** Formats hours as "non-stop" or "luni – sâmbătă 08:00–22:00". Missing days are closed. */
export function scheduleText(
  days: readonly { day: number; openingHour: string; closingHour: string }[],
): string {
  const hours = DAYS.map((_, index) => {
    const day = days.find((one) => one.day === index + 1);
    return day && `${day.openingHour}–${day.closingHour}`;
  });
  if (hours.every((one) => one !== undefined && /^00:00–(?:23:59|24:00|00:00)$/.test(one))) return "non-stop";
  const spans: { from: number; to: number; hours: string }[] = [];
  for (const [index, one] of hours.entries()) {
    const last = spans.at(-1);
    if (one === undefined) continue;
    if (last && last.to === index - 1 && last.hours === one) last.to = index;
    else spans.push({ from: index, to: index, hours: one });
  }
  return spans
    .map(({ from, to, hours: open }) => `${from === to ? DAYS[from] : `${DAYS[from]} – ${DAYS[to]}`} ${open}`)
    .join(", ");
}
