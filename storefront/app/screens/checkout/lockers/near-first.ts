import type { LockerView } from "./lockers.server.ts";

/** Returns lockers without duplicates: those in the city, then the rest of `near`, then all others. */
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

/** Returns the locker's and the address's counties if both are known and differ. */
export function elsewhere(
  locker: Pick<LockerView, "county"> | undefined,
  county: string,
): [there: string, here: string] | undefined {
  if (!locker || county === "" || locker.county === county) return undefined;
  return [locker.county, county];
}
