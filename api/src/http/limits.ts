/** How much one address may ask of what costs in a minute, and how large a body may be. */
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { MESSAGES } from "@curat/contract/messages.values";
import { Refusal } from "./refusal.ts";
import type { ApiEnv } from "./serve.ts";

const MAX_BODY_BYTES = 256 * 1024;
const WRITES_A_MINUTE = 600;
const ORDERS_A_MINUTE = 60;
/** Login, registration, passwords, newsletter, messages, reviews, complaints, returns (decisions: Forms). */
const FORMS_A_MINUTE = 60;
const FORM_PATH =
  /\/auth\/|\/newsletter|\/rfq$|\/add\/reviews$|\/user\/(?:complaints|gdpr|alert)$|\/return$|\/privacy\//;
/** Questions to the register of companies, which answers the whole shop once a second. */
const COMPANIES_A_MINUTE = 30;
/** Called by POST as the specification says, and yet they only read: every page asks where its address leads. */
const READS_BY_POST = /\/utilities\/router$|\/advance_search$/;
/** Called by GET as the specification says, and yet they write, or ask others in our name. */
const COSTLY_READS = /\/cart\/change$|\/user\/company-data$/;
/** Tries to find an order by its number: a person needs few, a script that guesses needs many. */
const LOOKUPS_A_MINUTE = 10;

const countBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });

/** 413 for a body beyond 256 KiB. One that tells its length is not touched: the HTTP server holds it to that. */
export const limitBody: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const length = c.req.header("content-length");
  if (length === undefined || c.req.header("transfer-encoding")) return countBody(c, next);
  return Number(length) > MAX_BODY_BYTES ? tooLarge() : next();
};

function tooLarge(): never {
  throw new Refusal(413, { message: MESSAGES.tooLarge });
}

/**
 * 429 for an address that writes too much. Counted in each process: with several processes the real bound is as
 * many times higher, which is enough against a script and costs no database write on every click.
 */
export function limitWrites(): MiddlewareHandler<ApiEnv> {
  const writes = new RateLimiterMemory({ points: WRITES_A_MINUTE, duration: 60 });
  const orders = new RateLimiterMemory({ points: ORDERS_A_MINUTE, duration: 60 });
  const forms = new RateLimiterMemory({ points: FORMS_A_MINUTE, duration: 60 });
  const companies = new RateLimiterMemory({ points: COMPANIES_A_MINUTE, duration: 60 });
  const lookups = new RateLimiterMemory({ points: LOOKUPS_A_MINUTE, duration: 60 });
  const limiterOf = (path: string): RateLimiterMemory => {
    if (path.endsWith("/orders/lookup")) return lookups;
    if (path.endsWith("/user/company-data")) return companies;
    if (path.endsWith("/orders")) return orders;
    return FORM_PATH.test(path) ? forms : writes;
  };
  return async (c, next) => {
    const isCounted =
      c.req.method === "GET" ? COSTLY_READS.test(c.req.path) : !READS_BY_POST.test(c.req.path);
    if (isCounted) {
      const limiter = limiterOf(c.req.path);
      const passes = await limiter.consume(c.get("visitor")).then(
        () => true,
        () => false,
      );
      if (!passes) throw new Refusal(429, { message: MESSAGES.tooMany });
    }
    await next();
  };
}
