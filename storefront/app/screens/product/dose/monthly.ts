import { BUCKET_LITRES, bucketShares } from "@curat/contract/dose.values";
import type { Dose } from "@curat/contract/dose.values";

const WEEKS_A_MONTH = 52 / 12;
const MAX_PER_WEEK = 10_000;

export type WeekUnit = "galeti" | "litri";
export interface Week {
  amount: number;
  unit: WeekUnit;
}

/** Parses the weekly use from a query or a form. Returns undefined if the amount is not positive or too large. */
export function weekIn(query: URLSearchParams): Week | undefined {
  const amount = Number((query.get(WEEK_FIELDS.amount) ?? "").trim().replace(",", "."));
  if (!(amount > 0 && amount <= MAX_PER_WEEK)) return undefined;
  return { amount, unit: query.get(WEEK_FIELDS.unit) === "litri" ? "litri" : "galeti" };
}

export const WEEK_FIELDS = { amount: "saptamana", unit: "masura" } as const;

interface Size {
  litres: number;
  price: number;
  buyable: boolean;
}
export interface Monthly<S> {
  size: S;
  pieces: [from: number, to: number];
  lei: [from: number, to: number];
  isCheapest: boolean;
}

/** Returns the monthly use for each size. Marks the cheapest buyable size, unless all sizes cost the same. */
export function monthlyOf<S extends Size>(dose: Dose, sizes: readonly S[], week: Week): Monthly<S>[] {
  const buckets = (week.unit === "litri" ? week.amount / BUCKET_LITRES : week.amount) * WEEKS_A_MONTH;
  const rows = sizes.map((size) => {
    const pieces = bucketShares(dose, size).map((share) => share * buckets) as [number, number];
    const lei = pieces.map((count) => count * size.price) as [number, number];
    return { size, pieces, lei };
  });
  const costs = rows.filter(({ size }) => size.buyable).map(({ lei: [from] }) => from);
  const least = Math.min(...costs);
  const hasChoice = costs.some((cost) => cost > least);
  return rows.map((row) => ({
    ...row,
    isCheapest: hasChoice && row.size.buyable && row.lei[0] === least,
  }));
}
