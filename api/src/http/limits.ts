/**
 * How much one address may ask of what costs in a minute, and how large a body may be. IPv6 is counted by /64, and by
 * /48 at a higher bound.
 */
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { MESSAGES } from "@curat/contract/messages.values";
import { addressBlock } from "./address-block.ts";
import { Refusal, tooMany } from "./refusal.ts";
import type { ApiEnv } from "./serve.ts";

const MAX_BODY_BYTES = 256 * 1024;
const WRITES_A_MINUTE = 600;
const ORDERS_A_MINUTE = 60;
/** Login, registration, passwords, newsletter, messages, reviews, complaints, returns, withdrawals (decisions: Forms). */
const FORMS_A_MINUTE = 60;
const FORM_PATH =
  /\/auth\/|\/newsletter|\/rfq$|\/add\/reviews$|\/user\/(?:complaints|gdpr|alert)$|\/(?:return|complaint|withdrawal|check)$|\/privacy\//;
/** Questions to the register of companies, which answers the whole shop once a second. */
const COMPANIES_A_MINUTE = 30;
/** Called by POST as the specification says, and yet they only read: every page asks where its address leads. */
const READS_BY_POST = /\/utilities\/router$|\/advance_search$/;
/** Called by GET as the specification says, and yet they write, or ask others in our name. */
const COSTLY_READS = /\/cart\/change$|\/user\/company-data$|\/user\/auth\/social\/[^/]+$/;
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

interface Limit {
  name: string;
  /** In a minute. */
  points: number;
  /** Counted for all processes together, which costs a statement: for what is rare and worth guessing at. */
  isShared?: boolean;
}
const WRITES = { name: "writes", points: WRITES_A_MINUTE };
const LIMITS: { of: (path: string) => boolean; limit: Limit }[] = [
  {
    of: (path) => path.endsWith("/orders/lookup"),
    limit: { name: "lookups", points: LOOKUPS_A_MINUTE, isShared: true },
  },
  {
    of: (path) => path.endsWith("/user/company-data"),
    limit: { name: "companies", points: COMPANIES_A_MINUTE, isShared: true },
  },
  { of: (path) => path.endsWith("/orders"), limit: { name: "orders", points: ORDERS_A_MINUTE } },
  { of: (path) => FORM_PATH.test(path), limit: { name: "forms", points: FORMS_A_MINUTE, isShared: true } },
  { of: () => true, limit: WRITES },
];

/** 429 for an address that writes too much, with the seconds after which it may go on. */
export function limitWrites(pool: Pool): MiddlewareHandler<ApiEnv> {
  const counters = LIMITS.map(({ of, limit }) => ({ of, count: countVisits(limit, pool) }));
  return async (c, next) => {
    const isCounted =
      c.req.method === "GET" ? COSTLY_READS.test(c.req.path) : !READS_BY_POST.test(c.req.path);
    const counter = isCounted ? counters.find(({ of }) => of(c.req.path)) : undefined;
    const waitMs = await counter?.count(c.get("visitor"));
    if (waitMs !== undefined) throw tooMany(waitMs);
    await next();
  };
}

/** How many times as much the networks of one IPv6 site may ask together as one of them. */
const SITE_FACTOR = 4;

/** Counts a visit of an address; tells for how long it has to wait where there were too many. */
function countVisits(limit: Limit, pool: Pool): (visitor: string) => Promise<number | undefined> {
  const [network, site] = [limit.points, limit.points * SITE_FACTOR].map((points) =>
    openLimiter({ ...limit, points }, pool),
  );
  return async (visitor) => {
    const [block, siteBlock] = [addressBlock(visitor), addressBlock(visitor, 48)];
    return (await take(network, block)) ?? (siteBlock === block ? undefined : await take(site, siteBlock));
  };
}

function openLimiter({ name, points, isShared }: Limit, pool: Pool): RateLimiterAbstract {
  const asked = { keyPrefix: name, points, duration: 60 };
  if (!isShared) return new RateLimiterMemory(asked);
  return new RateLimiterPostgres({
    ...asked,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    // Who is over the bound costs the database nothing more.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(asked),
  });
}

async function take(limiter: RateLimiterAbstract | undefined, block: string): Promise<number | undefined> {
  try {
    await limiter?.consume(block);
    return undefined;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
    throw refused;
  }
}
