/** How exactly the last use is known: not every request writes. */
const USED_MS = 10 * 60_000;

/** Whether a use is worth being noted. */
export function isUseWorthNoting(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USED_MS;
}
