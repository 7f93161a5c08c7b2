/** IPv6 addresses are counted per /64, and per /48 with a higher limit. */
import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Rate } from "@curat/contract/envelope";
import { addressBlock } from "./address-block.ts";
import { tooManyRequests } from "./refusal.ts";

interface Bound {
  perMinute: number;
  /**
   * Counts requests across all processes, which costs a database statement. For rare calls that attackers use
   * for guessing.
   */
  isShared?: boolean;
}
const BOUNDS: Record<Rate, Bound> = {
  writes: { perMinute: 600 },
  orders: { perMinute: 60 },
  /** Login, registration, passwords and all forms (decisions/0042: Forms). */
  forms: { perMinute: 60, isShared: true },
  /** The company register accepts one request per second for the whole shop. */
  companies: { perMinute: 30, isShared: true },
  /** Attempts to find an order by its number: a person needs few, a guessing script many. */
  lookups: { perMinute: 10, isShared: true },
  /** Rendering a PDF that anyone may request takes a tenth of a second of CPU time. */
  papers: { perMinute: 30 },
};

/** Returns a function that counts requests; it throws 429 with Retry-After for an address above its limit. */
export function openLimits(pool: Pool): (rate: Rate, visitor: string) => Promise<void> {
  const rates = Object.keys(BOUNDS) as Rate[];
  const counters = new Map(rates.map((rate) => [rate, countVisits(rate, pool)]));
  return async (rate, visitor) => {
    const waitMs = await counters.get(rate)?.(visitor);
    if (waitMs !== undefined) throw tooManyRequests(waitMs);
  };
}

/** The limit of an IPv6 site (/48), as a multiple of the limit of one of its networks. */
const SITE_FACTOR = 4;

/** Returns a function that counts a request and, above the limit, returns the milliseconds to wait. */
function countVisits(rate: Rate, pool: Pool): (visitor: string) => Promise<number | undefined> {
  const [network, site] = [1, SITE_FACTOR].map((factor) => openLimiter(rate, factor, pool));
  return async (visitor) => {
    const [block, siteBlock] = [addressBlock(visitor), addressBlock(visitor, 48)];
    return (await take(network, block)) ?? (siteBlock === block ? undefined : await take(site, siteBlock));
  };
}

function openLimiter(rate: Rate, factor: number, pool: Pool): RateLimiterAbstract {
  const { perMinute, isShared } = BOUNDS[rate];
  const requested = { keyPrefix: rate, points: perMinute * factor, duration: 60 };
  if (!isShared) return new RateLimiterMemory(requested);
  return new RateLimiterPostgres({
    ...requested,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    // Once an address is blocked, its requests cause no further database statements.
    inMemoryBlockOnConsumed: requested.points + 1,
    insuranceLimiter: new RateLimiterMemory(requested),
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
