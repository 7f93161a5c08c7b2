/** Waybills of a stand-in and their events, in memory. */

interface BookOptions<E> {
  /** Seconds that a parcel spends in each stage; undefined if only `events` moves parcels. */
  stageSeconds: number | undefined;
  now: () => Date;
  /** Events of a parcel that moves by time, one after each stage. */
  byTime: readonly ((at: Date) => E)[];
}

export interface ParcelBook<E> {
  events: Map<string, E[]>;
  /** Returns a new waybill number of 13 digits. */
  issue(): string;
  /** Returns a parcel's events, oldest first; undefined for an unknown number. */
  eventsOf(awb: string): E[] | undefined;
}

let books = 0;

export function openParcelBook<E>({ stageSeconds, now, byTime }: BookOptions<E>): ParcelBook<E> {
  const events = new Map<string, E[]>();
  // Keeps couriers from issuing the same number within one second: the shop refuses duplicate waybill numbers.
  const first = ((books += 1) % 10) * 100;
  let issued = 0;
  return {
    events,
    issue: () => {
      // The number contains its issue time, so that a parcel's progress survives a restart.
      const awb = String(Math.floor(now().getTime() / 1_000) * 1_000 + first + (issued % 100));
      issued += 1;
      events.set(awb, []);
      return awb;
    },
    eventsOf: (awb) => {
      const known = events.get(awb);
      if (stageSeconds === undefined || (known?.length ?? 0) > 0 || !/^\d{13}$/.test(awb)) return known;
      const issuedAt = Math.floor(Number(awb) / 1_000) * 1_000;
      const passed = Math.floor((now().getTime() - issuedAt) / 1_000 / stageSeconds);
      return byTime
        .slice(0, Math.max(0, passed))
        .map((event, stage) => event(new Date(issuedAt + (stage + 1) * stageSeconds * 1_000)));
    },
  };
}
