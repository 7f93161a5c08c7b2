/**
 * How much one address may ask in a minute, for each of the rates that calls name. IPv6 is counted by /64, and by /48 at
 * a higher bound.
 */
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
  /** Counted for all processes together, which costs a statement: for what is rare and worth guessing at. */
  isShared?: boolean;
}
const BOUNDS: Record<Rate, Bound> = {
  writes: { perMinute: 600 },
  orders: { perMinute: 60 },
  /** Login, registration, passwords, newsletter, messages, reviews, complaints, returns, withdrawals (decisions/0042: Forms). */
  forms: { perMinute: 60, isShared: true },
  /** Questions to the register of companies, which answers the whole shop once a second. */
  companies: { perMinute: 30, isShared: true },
  /** Tries to find an order by its number: a person needs few, a script that guesses needs many. */
  lookups: { perMinute: 10, isShared: true },
  /** PDFs that are made for anybody: each takes a tenth of a second of a processor. */
  papers: { perMinute: 30 },
};

/** Counts visits; 429 for an address that asks too much, with the seconds after which it may go on. */
export function openLimits(pool: Pool): (rate: Rate, visitor: string) => Promise<void> {
  const rates = Object.keys(BOUNDS) as Rate[];
  const counters = new Map(rates.map((rate) => [rate, countVisits(rate, pool)]));
  return async (rate, visitor) => {
    const waitMs = await counters.get(rate)?.(visitor);
    if (waitMs !== undefined) throw tooManyRequests(waitMs);
  };
}

/** How many times as much the networks of one IPv6 site may ask together as one of them. */
const SITE_FACTOR = 4;

/** Counts a visit of an address; tells for how long it has to wait where there were too many. */
function countVisits(rate: Rate, pool: Pool): (visitor: string) => Promise<number | undefined> {
  const [network, site] = [1, SITE_FACTOR].map((factor) => openLimiter(rate, factor, pool));
  return async (visitor) => {
    const [block, siteBlock] = [addressBlock(visitor), addressBlock(visitor, 48)];
    return (await take(network, block)) ?? (siteBlock === block ? undefined : await take(site, siteBlock));
  };
}

function openLimiter(rate: Rate, factor: number, pool: Pool): RateLimiterAbstract {
  const { perMinute, isShared } = BOUNDS[rate];
  const asked = { keyPrefix: rate, points: perMinute * factor, duration: 60 };
  if (!isShared) return new RateLimiterMemory(asked);
  return new RateLimiterPostgres({
    ...asked,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    // Who is over the bound costs the database nothing more.
    inMemoryBlockOnConsumed: asked.points + 1,
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
