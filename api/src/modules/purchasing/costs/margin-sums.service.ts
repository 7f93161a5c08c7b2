import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { monthOf, singleDays } from "../../../calendar/summed-parts.ts";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import {
  findChangedDays,
  findFirstDay,
  findSummedUntil,
  lockSums,
  regroupDays,
  writeDay,
  writeMonth,
} from "./margin-sums.store.ts";

/**
 * How many of the last summed days are summed again every night. An invoice issued after the goods left may change
 * the VAT of their lines without a ledger entry (Codul fiscal art. 319: by the 15th of the next month).
 */
const SUMMED_AGAIN_DAYS = 46;

/**
 * Sums all days until yesterday that have not been summed or whose ledgers have changed since, and the last 46 summed
 * days again. Regroups products by their current brands and categories.
 */
export async function sumMargins({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const yesterday = plusDays(romanianDay(now()), -1);
  const last = await findSummedUntil(db);
  const first = last === undefined ? await findFirstDay(db) : plusDays(last, 1);
  if (first === undefined) return;
  const old =
    last === undefined
      ? []
      : [
          ...(await findChangedDays(db, last)),
          ...singleDays({ from: plusDays(last, -SUMMED_AGAIN_DAYS), to: last }),
        ];
  const isWhole = (day: string) => monthOf(day).to === day || (last !== undefined && monthOf(day).to <= last);
  const days = [...new Set([...old, ...singleDays({ from: first, to: yesterday })])].toSorted();
  for (const day of days)
    await transaction(db, async (tx) => {
      await lockSums(tx);
      const changed = await writeDay(tx, day);
      // Write the month in the same transaction, because reports read its sum as soon as its last day is summed.
      if (isWhole(day) && (changed > 0 || monthOf(day).to === day)) await writeMonth(tx, monthOf(day));
    });
  if (last === undefined) return;
  const begin = await findFirstDay(db);
  for (const { from, to } of monthsOf(begin ?? last, last))
    await transaction(db, async (tx) => {
      await lockSums(tx);
      if ((await regroupDays(tx, { from, to })) > 0 && to <= last) await writeMonth(tx, { from, to });
    });
}

function monthsOf(from: string, to: string) {
  return [...new Map(singleDays({ from, to }).map((day) => [day.slice(0, 7), monthOf(day)])).values()];
}
