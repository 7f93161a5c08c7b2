/** An expected "no" on its way to HTTP; thrown by routes, mapped to an answer in app.ts alone. */
import type { Failure, FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";

export type RefusalStatus = 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;

export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly body: Failure;
  /** When it is worth asking again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: RefusalStatus, body: Failure, retryAfterSeconds?: number) {
    super(body.message ?? `refused with ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 429 for one who has to wait that long. */
export function tooManyRequests(waitMs: number): Refusal {
  return new Refusal(429, { message: MESSAGES.tooMany }, Math.max(1, Math.ceil(waitMs / 1_000)));
}

/** 404; `message` is the one text that the storefront never shows (decisions/0042: Envelope). */
export function notFound(): Refusal {
  return new Refusal(404, { message: MESSAGES.notFound });
}

/** 422 with a message at each field that is wrong. */
export function invalid(errors: FieldErrors): Refusal {
  return new Refusal(422, { message: MESSAGES.malformed, errors });
}

/** 409; `data` tells the caller where the truth is. */
export function conflict(data?: unknown): Refusal {
  return new Refusal(409, { message: MESSAGES.changedMeanwhile, data });
}

/** 409 for what others still name; `why` says in Romanian what they are. */
export function inUse(why: string, data: object): Refusal {
  return new Refusal(409, { message: why, data });
}
