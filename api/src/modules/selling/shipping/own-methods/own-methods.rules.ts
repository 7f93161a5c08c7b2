/** The shop's own delivery methods: where and when they are offered, their prices, and their promised day. */
import { readOwnCode, type OwnDeliveryKind } from "@curat/contract/own-deliveries.values";
import { plusDays } from "../../../../calendar/deadline.ts";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import { romanianTime } from "../../../../calendar/romanian-time.ts";
import { foldText } from "../../../../text/fold.ts";
import type { Piece } from "../shipping.port.ts";
import type { PriceRow } from "./price-rows.rules.ts";

export interface OwnMethod {
  id: number;
  kind: OwnDeliveryKind;
  name: string;
  isActive: boolean;
  /** Romanian dates, yyyy-mm-dd; null for no limit. */
  activeFrom: string | null;
  activeTo: string | null;
  takesCash: boolean;
  /** Empty for the whole country. A place without a `city` is a whole county. */
  places: readonly ServedPlace[];
  prices: readonly PriceRow[];
  freeOverBani: number | undefined;
  /** Weekdays with deliveries, from 1 (Monday) to 7 (Sunday). */
  weekdays: readonly number[];
  /** Order cut-off in Romanian time, such as "16:00". */
  lastHour: string;
  daysBefore: number;
  transit: { from: number; to: number };
}

export interface ServedPlace {
  countyCode: string;
  city: string | null;
}

export interface Destination {
  countyCode?: string | undefined;
  /** Undefined while the locality is unknown. Null when staff test a price for any locality of the county. */
  city?: string | null | undefined;
}

/** Returns whether the method is active at this time, regardless of destination and contents. */
export function isRunning(
  { isActive, activeFrom, activeTo }: Pick<OwnMethod, "isActive" | "activeFrom" | "activeTo">,
  now: Date,
): boolean {
  const today = romanianDay(now);
  return isActive && (activeFrom ?? today) <= today && today <= (activeTo ?? today);
}

/**
 * Returns whether the method delivers to a destination. While the locality is unknown, only a method that serves the
 * whole county does.
 */
export function serves({ places }: Pick<OwnMethod, "places">, { countyCode, city }: Destination): boolean {
  if (places.length === 0) return true;
  return places.some(
    (place) =>
      place.countyCode === countyCode &&
      (place.city === null || city === null || foldText(place.city) === foldText(city ?? "")),
  );
}

/** Returns the packed volume in millilitres. */
export function volumeOf(pieces: readonly Piece[]): number {
  return pieces.reduce(
    (sum, { widthMm, depthMm, heightMm, quantity }) =>
      sum + Math.ceil((widthMm * depthMm * heightMm) / 1_000) * quantity,
    0,
  );
}

const WEEKDAYS = ["luni", "marti", "miercuri", "joi", "vineri", "sambata", "duminica"];
const WEEKDAY_NAMES = ["luni", "marți", "miercuri", "joi", "vineri", "sâmbătă", "duminică"];

/** Parses weekdays, from 1 (Monday) to 7 (Sunday); undefined if a word is not a weekday. */
export function readWeekdays(text: string): number[] | undefined {
  const words = foldText(text)
    .split(" ")
    .filter((word) => word !== "" && word !== "si");
  const days = words.map((word) => WEEKDAYS.indexOf(word) + 1);
  return days.includes(0) ? undefined : [...new Set(days)].sort((one, other) => one - other);
}

/** Returns weekdays as Romanian text, such as "luni, joi". */
export function weekdaysText(days: readonly number[]): string {
  return days.map((day) => WEEKDAY_NAMES[day - 1]).join(", ");
}

const FARTHEST_DAYS = 60;

/**
 * Returns the next delivery day of the shop's vehicle and its order cut-off; undefined if there is none within two
 * months.
 */
export function nextRound(
  { weekdays, lastHour, daysBefore }: Pick<OwnMethod, "weekdays" | "lastHour" | "daysBefore">,
  { now, isOpen }: { now: Date; isOpen: (day: string) => boolean },
): { day: string; orderBy: Date } | undefined {
  const today = romanianDay(now);
  for (let ahead = 0; ahead <= FARTHEST_DAYS; ahead += 1) {
    const day = plusDays(today, ahead);
    if (!weekdays.includes(weekdayOf(day)) || !isOpen(day)) continue;
    const orderBy = romanianTime(`${plusDays(day, -daysBefore)} ${lastHour}`);
    if (now < orderBy) return { day, orderBy };
  }
  return undefined;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** Returns the own method with this delivery code; undefined for other codes and unknown methods. */
export function methodWithCode(methods: readonly OwnMethod[], code: string): OwnMethod | undefined {
  const read = readOwnCode(code);
  return methods.find(({ id, kind }) => id === read?.id && kind === read.kind);
}
