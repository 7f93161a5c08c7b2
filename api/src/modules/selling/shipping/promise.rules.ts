/** Days are Romanian dates (yyyy-mm-dd). On non-working days, nothing leaves or arrives. (decision 0082) */
import type { Arrival } from "@curat/contract/arrival.values";
import { DELIVERY_CODE, type DeliveryCode } from "@curat/contract/cart.values";
import { HOME_CODES } from "@curat/contract/deliveries.values";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { romanianTime } from "../../../calendar/romanian-time.ts";
import { isLegalHoliday, isWorkingDate } from "../../../calendar/working-day.ts";
import { nextRound, type OwnMethod } from "./own-methods/own-methods.rules.ts";
import { type DeliveryTerms, type DeliveryMethod, hasTerms, methodOf } from "./delivery-terms.ts";

export interface Promised extends Arrival {
  leaves: string;
  orderBy: Date;
}

export interface PromiseRequest {
  code: DeliveryCode;
  /** ISO 3166-2 code without RO-. If undefined, the promise must hold for every county. */
  countyCode?: string | undefined;
  now: Date;
}

const FARTHEST_DAYS = 200;
/** How long the promised day stays valid after the cut-off, for buyers at the checkout. */
const GRACE_MS = 15 * 60_000;

/** Returns the promise for products in stock, ordered now; undefined if the shop has not set delivery times. */
export function promiseOf(terms: DeliveryTerms, { now, ...delivery }: PromiseRequest): Promised | undefined {
  return promisesAt(terms, now)(delivery);
}

/** Returns a function that computes promises for orders placed at this time. */
export function promisesAt(
  terms: DeliveryTerms,
  now: Date,
): (delivery: Omit<PromiseRequest, "now">) => Promised | undefined {
  const packed = nextDeparture(terms, now);
  const isOpen = openDays(terms);
  const leaves = packed && plusOpenDays(packed.day, terms.preparationDays, isOpen);
  return ({ code, countyCode }) => {
    const way = methodOf(terms, code);
    if (!way || !packed || !leaves) return undefined;
    // Stores must be open for pickup. Couriers also deliver while the shop is closed.
    const isServed = code === DELIVERY_CODE.storePickup ? isOpen : isWorkingDate;
    const { from, to } = spanOf(way, countyCode);
    const first = plusOpenDays(leaves, from, isServed);
    const last = plusOpenDays(leaves, to, isServed);
    if (!first || !last) return undefined;
    return { orderBy: packed.orderBy, leaves, from: first, to: last };
  };
}

function openDays({ closedDays }: DeliveryTerms): (day: string) => boolean {
  return (day) => isWorkingDate(day) && !closedDays.includes(day);
}

/**
 * Returns a function that computes promised days of own methods. The shop's vehicle drives on its weekdays, including
 * weekends, but not on public holidays and closed days. Without delivery terms, methods with a courier promise no
 * day.
 */
export function ownPromisesAt(terms: DeliveryTerms, now: Date): (method: OwnMethod) => Promised | undefined {
  const packed = nextDeparture(terms, now);
  const leaves = packed && plusOpenDays(packed.day, terms.preparationDays, openDays(terms));
  const isDriven = (day: string): boolean => !isLegalHoliday(day) && !terms.closedDays.includes(day);
  return (method) => {
    if (method.kind === "van") {
      const round = nextRound(method, { now, isOpen: isDriven });
      return round && { orderBy: round.orderBy, leaves: round.day, from: round.day, to: round.day };
    }
    if (!packed || !leaves || !hasTerms(terms)) return undefined;
    const first = plusOpenDays(leaves, method.transit.from, isWorkingDate);
    const last = plusOpenDays(leaves, method.transit.to, isWorkingDate);
    return first && last ? { orderBy: packed.orderBy, leaves, from: first, to: last } : undefined;
  };
}

/** Returns an own method's promise for an order paid now, including the grace period after the cut-off. */
export function ownOrderPromise(terms: DeliveryTerms, method: OwnMethod, now: Date): Promised | undefined {
  return ownPromisesAt(terms, withGrace(now))(method);
}

/** Returns the promise for an order placed or paid now, with the grace period after the cut-off. */
export function orderPromise(terms: DeliveryTerms, input: PromiseRequest): Promised | undefined {
  return promiseOf(terms, { ...input, now: withGrace(input.now) });
}

/** Returns the time to use for promises of an order placed now, shortly before `now` because of the grace period. */
export function withGrace(now: Date): Date {
  return new Date(now.getTime() - GRACE_MS);
}

/** Returns the promise of the home delivery with the earliest last day or, among equal ones, the earliest first day. */
export function homePromise(terms: DeliveryTerms, input: Omit<PromiseRequest, "code">): Promised | undefined {
  return HOME_CODES.flatMap((code) => promiseOf(terms, { ...input, code }) ?? []).sort(
    (one, other) => one.to.localeCompare(other.to) || one.from.localeCompare(other.from),
  )[0];
}

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

/** Returns the delivery time in days. For an unknown county, the span covers all counties. */
function spanOf(way: DeliveryMethod, countyCode: string | undefined): { from: number; to: number } {
  const own = way.counties.find(({ county }) => county === countyCode);
  if (own) return own;
  if (countyCode !== undefined) return way;
  const all = [way, ...way.counties];
  return {
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
  };
}
