/** How much of something waits for the shop's people. */
export interface Waiting {
  count: number;
  /** Since when the first waits; null where none does. */
  oldest: Date | null;
  /** Since when the last waits; null where that is not known. */
  newest?: Date | null;
  /** When the first is due; null where none is by a moment. */
  due?: Date | null;
}
