/** Compares the order rates of three buyers with and without visitors, in alternating phases. */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { isFull } from "../../setup/test-sizes.ts";
import { aCart, order, type Sale } from "./last-pieces.ts";
import type { Visitors } from "./visitors.ts";

const BUYERS = 3;
const PHASE_MS = isFull() ? 2_000 : 1_000;
/** A busy machine may slow down either phase; more rounds even that out. */
const ROUNDS = { least: 2, most: 8 };
/** Time in which the visitors' remaining requests finish. */
const SETTLE_MS = 500;

interface Rates {
  /** Rate of orders with visitors, relative to the rate without. */
  ratio: number;
  /** 95th percentile of order duration with visitors, in milliseconds. */
  slowMs: number;
}

/** Compares both rates until the one with visitors reaches `enough`, or for the maximum number of rounds. */
export async function compareRates(sale: Sale, visitors: Visitors, enough: number): Promise<Rates> {
  const [alone, related]: [number[], number[]] = [[], []];
  const ratio = () => related.length / alone.length;
  await orders(sale, "first");
  for (let round = 0; round < ROUNDS.most && (round < ROUNDS.least || ratio() < enough); round += 1) {
    alone.push(...(await orders(sale, `alone-${round}`)));
    visitors.come();
    related.push(...(await orders(sale, `beside-${round}`)));
    await visitors.rest();
    await pause(SETTLE_MS);
  }
  const slowMs = related.toSorted((one, other) => one - other)[Math.floor(related.length * 0.95)] ?? Infinity;
  return { ratio: ratio(), slowMs };
}

/** Places orders for one phase and returns their durations in milliseconds. Fails if one is refused. */
async function orders(sale: Sale, phase: string): Promise<number[]> {
  const took: number[] = [];
  const endsAt = performance.now() + PHASE_MS;
  const buy = async (buyer: number): Promise<void> => {
    for (let count = 0; performance.now() < endsAt; count += 1) {
      const visitor = `${phase}-${buyer}-${count}`;
      const begunAt = performance.now();
      const answer = await order(sale, await aCart(sale, visitor), visitor);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      took.push(performance.now() - begunAt);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)));
  return took;
}
