import type { LockerView } from "./lockers.server.ts";

/** Sorts lockers: those in the city, then the rest of `near`, then all others, without duplicates. */
export function nearFirst<Found extends Pick<LockerView, "lockerId" | "city">>(
  near: Found[],
  all: Found[],
  city: string,
): Found[] {
  const inCity = near.filter((locker) => locker.city === city);
  const ids = new Set(near.map(({ lockerId }) => lockerId));
  const around = near.filter((locker) => locker.city !== city);
  return [...inCity, ...around, ...all.filter(({ lockerId }) => !ids.has(lockerId))];
}

/**
 * Returns the counties of a chosen locker and of the address if they differ. Undefined if they are equal or
 * unknown.
 */
export function elsewhere(
  locker: Pick<LockerView, "county"> | undefined,
  county: string,
): [there: string, here: string] | undefined {
  if (!locker || county === "" || locker.county === county) return undefined;
  return [locker.county, county];
}
