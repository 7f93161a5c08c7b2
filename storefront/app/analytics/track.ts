/** Events for the shop's statistics. */

interface WithDataLayer {
  /** The tag manager's queue; it is there only after the visitor agreed to it. */
  dataLayer?: { push(event: Record<string, unknown>): void };
}

/** Tells an event to the tag manager; without consent there is none, and nothing is kept. */
export function track(event: string, details: Record<string, unknown> = {}): void {
  (globalThis as WithDataLayer).dataLayer?.push({ event, ...details });
}
