/** A summary of pending work for staff: how many items, and how old they are. */
export interface Waiting {
  count: number;
  /** When the oldest item was received; null if there is none. */
  oldest: Date | null;
  /** When the newest item was received; null if unknown. */
  newest?: Date | null;
  /** When the first item is due; null if none has a due time. */
  due?: Date | null;
}
