export interface Waiting {
  count: number;
  /** When the oldest item was received; null if there is none. */
  oldest: Date | null;
  newest?: Date | null;
  due?: Date | null;
}
