/** Minimum interval for recording a key's last use, so that not every request writes. */
const USED_MS = 10 * 60_000;

export function isUseWorthNoting(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USED_MS;
}
