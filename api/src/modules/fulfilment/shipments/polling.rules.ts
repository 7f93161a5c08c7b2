const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const WEEK_HOURS = 168;
const MAX_HOURS = 24;

/**
 * Returns when a courier is next asked for a parcel: two hours after a change of the last day, later for parcels that
 * rest, and later after each failure in a row, up to a day.
 */
export function nextPoll({ changedAt, failures }: { changedAt: Date; failures: number }, now: Date): Date {
  return new Date(now.getTime() + pauseHours() * HOUR_MS);

  function pauseHours(): number {
    if (failures > 0) return Math.min(2 ** failures, MAX_HOURS);
    const restHours = (now.getTime() - changedAt.getTime()) / HOUR_MS;
    if (restHours < DAY_HOURS) return 2;
    return restHours < WEEK_HOURS ? 4 : 12;
  }
}

const OVERLAP_MS = 5 * 60_000;
const WINDOW_MS = 2 * HOUR_MS;

/**
 * Returns the periods of at most two hours for which a courier's list of changes is still unread. They overlap the
 * last one, and reach back a day at most: older changes are found by asking for each parcel.
 */
export function unreadPeriods(syncedTo: Date | undefined, now: Date): { from: Date; to: Date }[] {
  const oldest = now.getTime() - DAY_HOURS * HOUR_MS;
  const start = syncedTo ? Math.max(syncedTo.getTime() - OVERLAP_MS, oldest) : now.getTime() - WINDOW_MS;
  const periods: { from: Date; to: Date }[] = [];
  for (let from = start; from < now.getTime(); from += WINDOW_MS)
    periods.push({ from: new Date(from), to: new Date(Math.min(from + WINDOW_MS, now.getTime())) });
  return periods;
}
