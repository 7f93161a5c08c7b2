/** Ids of shops that hand out Sameday's parcels differ from ids of lockers only by this prefix. */
const PREFIX = "ooh-";

/** Returns the id under which the shop stores one of Sameday's out-of-home shops. */
export function shopIdOf(oohId: string): string {
  return PREFIX + oohId;
}

/** Returns Sameday's id of an out-of-home shop; undefined for a locker. */
export function readShopId(lockerId: string): string | undefined {
  return lockerId.startsWith(PREFIX) ? lockerId.slice(PREFIX.length) : undefined;
}
