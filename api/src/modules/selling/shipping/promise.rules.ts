/**
 * The day that is promised for what is ordered now: pure. Days are those of Romania's calendar, yyyy-mm-dd; nothing leaves
 * and nothing is brought on weekends and legal holidays. Only for goods that are in stock. (decision 0082)
 */
import type { Arrival } from "@curat/contract/arrival.values";
import { DELIVERY_CODE, type DeliveryCode } from "@curat/contract/cart.values";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { romanianTime } from "../../../calendar/romanian-time.ts";
import { isWorkingDate } from "../../../calendar/working-day.ts";
import { type DeliveryTerms, type DeliveryWay, wayOf } from "./delivery-terms.ts";

export interface Promised extends Arrival {
  /** The day on which it has to leave for that. */
  leaves: string;
  /** Until this moment it holds. */
  orderBy: Date;
}

export interface PromiseRequest {
  code: DeliveryCode;
  /** ISO 3166-2 without RO-; undefined while nobody knows it, and for a parcel machine: then it holds for every county. */
  countyCode?: string | undefined;
  now: Date;
}

/** No shop is closed for longer; a calendar without an open day promises nothing. */
const FARTHEST_DAYS = 200;
/** Who stands at the checkout as the hour strikes keeps the day that he was shown. */
const GRACE_MS = 15 * 60_000;

/** When it comes; undefined where the shop does not say how long that takes. */
export function promiseOf(
  terms: DeliveryTerms,
  { code, countyCode, now }: PromiseRequest,
): Promised | undefined {
  const way = wayOf(terms, code);
  const packed = way && nextDeparture(terms, now);
  if (!way || !packed) return undefined;
  const isOpen = (day: string): boolean => isWorkingDate(day) && !terms.closedDays.includes(day);
  const leaves = plusOpenDays(packed.day, terms.preparationDays, isOpen);
  // A store hands out on its own days; a courier works when the shop is closed.
  const isServed = code === DELIVERY_CODE.storePickup ? isOpen : isWorkingDate;
  const { from, to } = spanOf(way, countyCode);
  const first = leaves && plusOpenDays(leaves, from, isServed);
  const last = leaves && plusOpenDays(leaves, to, isServed);
  if (!leaves || !first || !last) return undefined;
  return { orderBy: packed.orderBy, leaves, from: first, to: last };
}

/** The same of an order that was placed, or paid, at that moment. */
export function orderPromise(terms: DeliveryTerms, input: PromiseRequest): Promised | undefined {
  return promiseOf(terms, { ...input, now: new Date(input.now.getTime() - GRACE_MS) });
}

/** The courier that brings it home first at the latest; of two that are as fast the one that is sure sooner. */
export function homePromise(terms: DeliveryTerms, input: Omit<PromiseRequest, "code">): Promised | undefined {
  return [DELIVERY_CODE.samedayHome, DELIVERY_CODE.fanHome]
    .flatMap((code) => promiseOf(terms, { ...input, code }) ?? [])
    .sort((one, other) => one.to.localeCompare(other.to) || one.from.localeCompare(other.from))[0];
}

/** The day on which what is ordered now is packed, and until when. */
function nextDeparture(terms: DeliveryTerms, now: Date): { day: string; orderBy: Date } | undefined {
  const today = romanianDay(now);
  for (let ahead = 0; ahead <= FARTHEST_DAYS; ahead += 1) {
    const day = plusDays(today, ahead);
    if (!isWorkingDate(day) || terms.closedDays.includes(day)) continue;
    const orderBy = romanianTime(`${day} ${terms.cutOff}`);
    if (now < orderBy) return { day, orderBy };
  }
  return undefined;
}

/** So many open days later; undefined where there are not as many. */
function plusOpenDays(day: string, count: number, isOpen: (day: string) => boolean): string | undefined {
  let left = count;
  let at = day;
  for (let ahead = 0; left > 0; ahead += 1) {
    if (ahead > FARTHEST_DAYS) return undefined;
    at = plusDays(at, 1);
    if (isOpen(at)) left -= 1;
  }
  return at;
}

/** That county's; of an unknown one what is true for each of them. */
function spanOf(way: DeliveryWay, countyCode: string | undefined): { from: number; to: number } {
  const own = way.counties.find(({ county }) => county === countyCode);
  if (own) return own;
  if (countyCode !== undefined) return way;
  const all = [way, ...way.counties];
  return {
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
  };
}
