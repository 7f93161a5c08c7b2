import { plusDays } from "../../../../calendar/deadline.ts";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import { monthOf, singleDays } from "../../../../calendar/summed-parts.ts";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import {
  findChangedSaleDays,
  findFirstSaleDay,
  findSalesSummedUntil,
  lockSaleSums,
  writeSaleDays,
  writeSaleMonth,
} from "./sale-sums.store.ts";

/** Sums the sold goods of all days until yesterday that have not been summed or whose orders have changed since. */
export async function sumSales({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const yesterday = plusDays(romanianDay(now()), -1);
  const last = await findSalesSummedUntil(db);
  const first = last === undefined ? await findFirstSaleDay(db) : plusDays(last, 1);
  if (first === undefined) return;
  const added = singleDays({ from: first, to: yesterday });
  const changed = await findChangedSaleDays(db);
  const summed = last !== undefined && last > yesterday ? last : yesterday;
  const days = [...new Set([...changed, ...added])].toSorted();
  for (const [, own] of Map.groupBy(days, (day) => day.slice(0, 7)))
    await transaction(db, async (tx) => {
      await lockSaleSums(tx);
      await writeSaleDays(tx, own);
      // In the same transaction, because reports read the month's sum as soon as its last day is summed.
      const month = monthOf(own[0] ?? summed);
      if (month.to <= summed) await writeSaleMonth(tx, month);
    });
}
