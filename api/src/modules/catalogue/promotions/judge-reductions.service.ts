/** An advertised reduction must be below the lowest price of the 30 days before it starts (law: 30-day price). */
import type { Db } from "../../../db/database.ts";
import { loadCurrentPrices, loadFloors, PRIOR_PRICE_MS, promotedPrice } from "../catalog/index.ts";
import type { Promotion } from "./promotion-writes.rules.ts";
import { loadOtherReductions } from "./promotion-writes.store.ts";
import { compared } from "./reduction-begin.rules.ts";

type Reducing = Pick<Promotion, "id" | "percent" | "fixedBani" | "startsAt">;

export interface JudgedReduction {
  productId: number;
  /**
   * Lowest price of the 30 days before the reduction, including prices under other planned promotions; null if there
   * was no price.
   */
  floorBani: number | null;
  isReduced: boolean;
}

export async function judgeReductions(
  db: Db,
  promotion: Reducing,
  { productIds, now }: { productIds: readonly number[]; now: Date },
): Promise<JudgedReduction[]> {
  const { id, startsAt } = promotion;
  const [prices, otherReductions] = await Promise.all([
    loadCurrentPrices(db, productIds, now),
    loadOtherReductions(db, { id, productIds }),
  ]);
  const reductionsByProduct = Map.groupBy(otherReductions, ({ productId }) => productId);
  const input = prices.map(({ id: productId, listBani }) => {
    const askedBani = promotedPrice(listBani, promotion);
    const own = (reductionsByProduct.get(productId) ?? []).map((other) => ({
      ...other,
      askedBani: promotedPrice(listBani, other),
    }));
    const { begin, apart } = compared({ askedBani, startsAt }, own);
    // A reduction with a start in the past is judged as if it started now, unless it continues a running one.
    return { productId, askedBani, apart, until: begin === startsAt && begin < now ? now : begin };
  });
  const floors = new Map<number, number>();
  for (const [until, products] of Map.groupBy(input, (one) => one.until.getTime())) {
    const ids = products.map(({ productId }) => productId);
    for (const floor of await loadFloors(db, ids, new Date(until))) floors.set(...floor);
  }
  return input.map(({ productId, askedBani, apart, until }) => {
    const planned = apart.filter(
      ({ startsAt: from, endsAt: to }) =>
        to > now && from < until && to.getTime() > until.getTime() - PRIOR_PRICE_MS,
    );
    const known = [floors.get(productId), ...planned.map((other) => other.askedBani)];
    const lowest = known.filter((bani) => bani !== undefined);
    const floorBani = lowest.length > 0 ? Math.min(...lowest) : null;
    return { productId, floorBani, isReduced: floorBani === null || askedBani < floorBani };
  });
}
