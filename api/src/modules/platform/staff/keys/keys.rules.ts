/** Precision of the last use, so that not every request writes. */
const USED_MS = 10 * 60_000;

/** Returns whether a use should be recorded. */
export function isUseWorthNoting(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USED_MS;
}
