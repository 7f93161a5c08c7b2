/** Prefix of partner shop ids, which could otherwise equal locker ids. */
const PREFIX = "ooh-";

/** Returns the shop's id for one of Sameday's partner shops. */
export function shopIdOf(oohId: string): string {
  return PREFIX + oohId;
}

/** Returns Sameday's id of a partner shop; undefined for a locker. */
export function readShopId(lockerId: string): string | undefined {
  return lockerId.startsWith(PREFIX) ? lockerId.slice(PREFIX.length) : undefined;
}
