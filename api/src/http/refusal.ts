/** An expected error. Routes and services throw it; only app.ts converts it to a response. */
import type { Failure, FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";

export type RefusalStatus = 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;

export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly body: Failure;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: RefusalStatus, body: Failure, retryAfterSeconds?: number) {
    super(body.message ?? `refused with ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function tooManyRequests(waitMs: number): Refusal {
  return new Refusal(429, { message: MESSAGES.tooMany }, Math.max(1, Math.ceil(waitMs / 1_000)));
}

/** Returns a refusal with 404. The storefront never shows its message (decisions/0042: Envelope). */
export function notFound(): Refusal {
  return new Refusal(404, { message: MESSAGES.notFound });
}

/** Returns a refusal with 422 and a message for each invalid field. */
export function invalid(errors: FieldErrors): Refusal {
  return new Refusal(422, { message: MESSAGES.malformed, errors });
}

/** Returns a refusal with 409; `data` is the current state of the record. */
export function conflict(data?: unknown): Refusal {
  return new Refusal(409, { message: MESSAGES.changedMeanwhile, data });
}

/** Returns a refusal with 409 for a record that other records refer to; `why` is the reason in Romanian. */
export function inUse(why: string, data: object): Refusal {
  return new Refusal(409, { message: why, data });
}
