import type { WebhookFormat } from "@curat/contract/staff/webhooks.values";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Pauses before the second and each later attempt (Standard Webhooks, "Deliverability and reliability"). */
const PAUSES_MS = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Deliveries to a receiver stop after it has failed for this long. */
const MAX_FAILING_MS = 3 * 24 * HOUR;

/** The receiver's response, or the reason why there was none. */
export interface Attempt {
  status: number | null;
  fault: string;
  retryAfterSeconds?: number | undefined;
}

export type Outcome = { state: "delivered" | "failed" } | { state: "waiting"; dueAt: Date };

/**
 * Returns the state of a delivery after attempt number `attempts`. `chance`, from 0 to 1, lengthens the pause by up
 * to a tenth, so that failed deliveries are not all retried at once.
 */
export function outcomeOf(
  attempt: Attempt,
  { attempts, at, chance }: { attempts: number; at: Date; chance: number },
): Outcome {
  if (isDelivered(attempt)) return { state: "delivered" };
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return { state: "failed" };
  const requested = Math.min((attempt.retryAfterSeconds ?? 0) * 1000, 24 * HOUR);
  return { state: "waiting", dueAt: new Date(at.getTime() + Math.max(pause * (1 + chance / 10), requested)) };
}

/** Returns true for a 2xx status. A redirect is a failure. */
export function isDelivered({ status }: Pick<Attempt, "status">): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Returns in Romanian why the shop stops sending to a receiver; undefined while it continues. */
export function stopReason(
  attempt: Attempt,
  { failingSince, at }: { failingSince: Date | null; at: Date },
): string | undefined {
  if (attempt.status === 410) return "Programul a răspuns că adresa nu mai există (410).";
  if (failingSince && at.getTime() - failingSince.getTime() > MAX_FAILING_MS)
    return "Programul nu a primit niciun eveniment timp de trei zile.";
  return undefined;
}

export interface ShopEvent {
  id: number;
  type: string;
  record: string;
  data: Record<string, unknown>;
  at: Date;
}

export function eventId({ id }: Pick<ShopEvent, "id">): string {
  return `evt_${id}`;
}

/** Returns the body and its content type. `source` is the shop's URL. */
export function messageOf(
  event: ShopEvent,
  { format, source }: { format: WebhookFormat; source: string },
): { body: string; contentType: string } {
  const { type, record, data, at } = event;
  const time = at.toISOString();
  const sent = { ...data, sequence: event.id };
  return format === "standard"
    ? { body: JSON.stringify({ type, timestamp: time, data: sent }), contentType: "application/json" }
    : {
        body: JSON.stringify({
          specversion: "1.0",
          id: eventId(event),
          source,
          type,
          subject: record,
          time,
          datacontenttype: "application/json",
          data: sent,
        }),
        contentType: "application/cloudevents+json",
      };
}
