const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const WEEK_HOURS = 168;
const MAX_HOURS = 24;

/**
 * Returns when to poll a parcel next: in 2 hours if it changed within a day, in 4 within a week, otherwise in 12.
 * After n consecutive failures, in 2^n hours, at most 24.
 */
export function nextPoll({ changedAt, failures }: { changedAt: Date; failures: number }, now: Date): Date {
  return new Date(now.getTime() + pauseHours() * HOUR_MS);

  function pauseHours(): number {
    if (failures > 0) return Math.min(2 ** failures, MAX_HOURS);
    const unchangedHours = (now.getTime() - changedAt.getTime()) / HOUR_MS;
    if (unchangedHours < DAY_HOURS) return 2;
    return unchangedHours < WEEK_HOURS ? 4 : 12;
  }
}

const OVERLAP_MS = 5 * 60_000;
const WINDOW_MS = 2 * HOUR_MS;

/**
 * Returns the unread periods of a courier's list of changes, at most two hours each. They overlap the last read one
 * and reach back at most a day. Polling each parcel finds older changes.
 */
export function unreadPeriods(syncedTo: Date | undefined, now: Date): { from: Date; to: Date }[] {
  const oldest = now.getTime() - DAY_HOURS * HOUR_MS;
  const start = syncedTo ? Math.max(syncedTo.getTime() - OVERLAP_MS, oldest) : now.getTime() - WINDOW_MS;
  const periods: { from: Date; to: Date }[] = [];
  for (let from = start; from < now.getTime(); from += WINDOW_MS)
    periods.push({ from: new Date(from), to: new Date(Math.min(from + WINDOW_MS, now.getTime())) });
  return periods;
}
