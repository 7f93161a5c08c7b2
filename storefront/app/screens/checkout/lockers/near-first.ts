import type { LockerView } from "./lockers.server.ts";

/** Those of the city, then the rest of `near`, then all others; each once. */
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

/** Where a chosen locker stands, when that is in another county than the address; "" for one that is near or unknown. */
export function elsewhere(locker: Pick<LockerView, "city" | "county"> | undefined, county: string): string {
  if (!locker || county === "" || locker.county === county) return "";
  return locker.city === locker.county ? locker.city : `${locker.city} (${locker.county})`;
}
