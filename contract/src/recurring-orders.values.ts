export const RECURRING_STATES = ["active", "paused", "ended"] as const;
export type RecurringState = (typeof RECURRING_STATES)[number];

/** "expired" is not stored but derived from the draft's last day. */
export const RECURRING_DRAFT_STATES = ["open", "ordered", "skipped", "ended", "expired"] as const;
export type RecurringDraftState = (typeof RECURRING_DRAFT_STATES)[number];

export const RECURRING_LIMITS = {
  weeks: 52,
  lines: 100,
  quantity: 100_000,
  /** Maximum number of recurring orders per email address, not counting ended ones. */
  perBuyer: 20,
  /** Maximum number of days from today to the next order. */
  daysAhead: 366,
  /** Days in which a draft can be confirmed. */
  draftDays: 7,
} as const;

export interface Rhythm {
  everyWeeks: number | null;
  /** Day of the month; null if the rhythm counts weeks. */
  monthDay: number | null;
}

/** Returns the rhythm as Romanian text: "la 2 săptămâni", "lunar, pe 15". */
export function rhythmText({ everyWeeks, monthDay }: Rhythm): string {
  if (monthDay !== null)
    return monthDay > 28 ? `lunar, pe ${monthDay} sau în ultima zi` : `lunar, pe ${monthDay}`;
  if (everyWeeks === 1) return "în fiecare săptămână";
  return `la ${everyWeeks ?? 0} ${(everyWeeks ?? 0) % 100 < 20 ? "" : "de "}săptămâni`;
}
