import { isLockerCode } from "@curat/contract/cart.values";
import type { CourierDeliveryCode } from "@curat/contract/deliveries.values";
import type { Tariff, Tariffs } from "./shipping.settings.ts";

/** Returns whether an order of this weight is delivered as cargo. */
export function isCargoWeight(weightGrams: number, { cargo }: Pick<Tariffs, "cargo">): boolean {
  return cargo !== null && weightGrams >= cargo.fromGrams;
}

/** Returns the delivery's tariff for this weight; null if the shop does not offer it, or not for this weight. */
export function tariffOf(tariffs: Tariffs, code: CourierDeliveryCode, weightGrams: number): Tariff | null {
  const { cargo } = tariffs;
  if (!cargo || !isCargoWeight(weightGrams, tariffs) || isLockerCode(code)) return tariffs[code];
  return code === "SAMEDAY_HOME" || code === "FAN_HOME" ? cargo[code] : null;
}

/**
 * Returns the delivery price in bani: the weight band's price, plus each started kilogram above the last band, plus
 * the county's surcharge.
 */
export function tariffBani(tariff: Tariff, weightGrams: number, countyCode: string | undefined): number {
  const county = countyCode === undefined ? 0 : (tariff.countyBani[countyCode] ?? 0);
  return Math.max(0, weightBani(tariff, weightGrams) + county);
}

function weightBani({ bands, extraKilogramBani }: Tariff, weightGrams: number): number {
  const band = bands.find(({ maxGrams }) => weightGrams <= maxGrams);
  if (band) return band.bani;
  const last = lastBandOf({ bands });
  return last.bani + Math.ceil((weightGrams - last.maxGrams) / 1_000) * extraKilogramBani;
}

/** Returns the heaviest band. Throws without one, but the setting's schema requires one. */
export function lastBandOf({ bands }: Pick<Tariff, "bands">): Tariff["bands"][number] {
  const last = bands.at(-1);
  if (!last) throw new Error("A delivery tariff has no weight band.");
  return last;
}
