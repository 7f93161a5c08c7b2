/** Parses a stored delivery method, whose texts `own-methods.service.ts` has normalised. */
import type { DELIVERY_METHOD } from "@curat/contract/staff/delivery-method.values";
import type { ValuesOf } from "@curat/contract/staff/record.values";
import { type OwnMethod, readWeekdays } from "./own-methods.rules.ts";
import { type CountyOf, linesOf, readPrice, readPriceRows } from "./price-rows.rules.ts";

/** A database row whose texts `normalised` has written. */
export type StoredMethod = { id: number } & ValuesOf<typeof DELIVERY_METHOD>;

const byCode: CountyOf = (typed) => (/^[A-Z]{1,2}$/.test(typed.trim()) ? { code: typed.trim() } : undefined);

/** Returns the method; undefined if its prices are unreadable, so that it is never sold at a wrong price. */
export function toOwnMethod(stored: StoredMethod): OwnMethod | undefined {
  const prices = readPriceRows(stored.prices, byCode);
  if (!prices.ok) return undefined;
  return {
    id: stored.id,
    kind: stored.kind,
    name: stored.name,
    isActive: stored.is_active,
    activeFrom: stored.active_from,
    activeTo: stored.active_to,
    takesCash: stored.takes_cash,
    places: linesOf(stored.places).map(({ line }) => {
      const [city, county] = line.split(", ");
      return county === undefined
        ? { countyCode: line, city: null }
        : { countyCode: county, city: city ?? "" };
    }),
    prices: prices.rows,
    freeOverBani: stored.free_over === "" ? undefined : readPrice(stored.free_over),
    weekdays: readWeekdays(stored.weekdays) ?? [],
    lastHour: stored.last_hour,
    daysBefore: stored.days_before,
    transit: { from: stored.transit_from, to: stored.transit_to },
  };
}
