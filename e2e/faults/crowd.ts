/** Buyers who order continuously until they are stopped. */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { INVARIANTS } from "../../server/src/testing/invariants.ts";
import { seeded } from "../../api/src/testing/seeded.ts";
import { type Acknowledged, Buyer, type Goods } from "./buyer.ts";

const TIMEOUT_MS = 120_000;
type Query = <Row>(statement: string) => Promise<Row[]>;

export interface Crowd {
  acknowledged(): Acknowledged[];
  /** Requests that got no response or a 503. */
  lost(): number;
  /** Resolves once `orders` more orders have been acknowledged. */
  untilMore(orders: number): Promise<void>;
  /** Stops the buyers and checks that every acknowledged order exists once and the books are correct. */
  leave(query: Query): Promise<void>;
}

/** Starts `size` buyers. The seed makes their operations reproducible. */
export function startCrowd(name: string, size: number, goods: Goods, seed: number): Crowd {
  const random = seeded(seed);
  const buyers = Array.from({ length: size }, (_, index) => new Buyer(`${name}${index}`, goods, random));
  const ending = new AbortController();
  const shopping = buyers.map(async (buyer) => {
    while (!ending.signal.aborted) {
      const before = buyer.lost;
      await buyer.act();
      if (buyer.lost > before) await pause(100);
    }
  });
  const acknowledged = (): Acknowledged[] => buyers.flatMap((buyer) => buyer.acknowledged);
  return {
    acknowledged,
    lost: () => buyers.reduce((sum, { lost }) => sum + lost, 0),
    untilMore: async (orders) => {
      const requested = acknowledged().length + orders;
      await expect
        .poll(() => acknowledged().length, { timeout: TIMEOUT_MS })
        .toBeGreaterThanOrEqual(requested);
    },
    leave: async (query) => {
      ending.abort();
      await Promise.all(shopping);
      expect(buyers.flatMap(({ faults }) => faults)).toEqual([]);
      await hold(query, acknowledged());
    },
  };
}

async function hold(query: Query, acknowledged: Acknowledged[]): Promise<void> {
  const waiting = () =>
    query("select task_identifier, attempts, last_error from graphile_worker.jobs where run_at <= now()");
  await expect.poll(async () => (await waiting()).length, { timeout: TIMEOUT_MS }).toBe(0);
  for (const [claim, statement] of Object.entries(INVARIANTS))
    expect.soft(await query(statement), claim).toEqual([]);
  expect(await query("select cart_id from orders group by 1 having count(*) > 1")).toEqual([]);
  expect(new Set(acknowledged.map(({ randomId }) => randomId)).size).toBe(acknowledged.length);
  const rows = await query<{ random_id: string; number: string }>("select random_id, number from orders");
  const numbers = new Map(rows.map((row) => [row.random_id, row.number]));
  expect(acknowledged.filter(({ randomId, number }) => numbers.get(randomId) !== number)).toEqual([]);
}
