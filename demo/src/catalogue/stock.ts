/** Generates a product's stock, sold pieces and start of sale from its key, always with the same result. */
import { chanceFrom } from "../chance.ts";
import { DAY_MS } from "./prices.ts";

export interface Shelf {
  stock: number;
  sold: number;
  recommended: number;
  offeredAt: Date;
}

/** Returns sales data. About one in twenty products is out of stock. `today` is midnight UTC. */
export function stockAndSalesOf({
  key,
  bani,
  minQuantity,
  today,
}: {
  key: string;
  bani: number;
  minQuantity: number;
  today: Date;
}): Shelf {
  const chance = chanceFrom(`shelf ${key}`);
  const state = chance.next();
  const usual = bani > 100_000 ? chance.between(6, 14) : chance.between(12, 480);
  const stock = state < 0.05 ? 0 : state < 0.13 ? chance.between(1, 5.99) : usual;
  const isNew = chance.next() < 0.06;
  const daysOffered = isNew ? chance.between(2, 27) : chance.between(95, 1500);
  return {
    stock: Math.floor(stock) * (stock >= 6 ? minQuantity : 1),
    sold: Math.floor(chance.next() ** 3 * (isNew ? 60 : 4200)),
    recommended: Math.floor(chance.next() * 1000),
    offeredAt: new Date(today.getTime() - Math.floor(daysOffered) * DAY_MS),
  };
}
