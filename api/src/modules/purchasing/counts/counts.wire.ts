/** Converts stock counts to the format of the staff calls. Values are null without `costs:view`. */
import { toLei, type Wire } from "@curat/contract/lei.values";
import type { StockCount, StockCountLine } from "@curat/contract/staff/stock-counts";
import type { Db } from "../../../db/database.ts";
import { versionOf } from "../../platform/changes/index.ts";
import { averageOf, loadCosts, valueAtAverage } from "../costs/index.ts";
import { differenceOf } from "./counts.rules.ts";
import { type StoredLine } from "./counted-lines.store.ts";
import { type Count, type CountSums, findCount, sumsOf } from "./counts.store.ts";
import { KIND } from "./drafts.service.ts";

export const NOTHING: CountSums = { lines: 0, counted: 0, different: 0, surplus: 0, missing: 0 };

export function toListed(
  count: Count,
  { sums = NOTHING, version }: { sums: CountSums | undefined; version: number },
): Wire<StockCount> {
  return {
    stock_countID: count.id,
    state: count.undoneAt ? "undone" : count.postedAt ? "posted" : "draft",
    scope: count.scope,
    scope_name: count.scopeName,
    stock_placeID: count.placeId,
    stock_place: count.stockPlace,
    place: count.place,
    commission: count.commission,
    decision: count.decision,
    keeper: count.keeper,
    note: count.note,
    number: count.number,
    year: count.year,
    created_at: count.createdAt.toISOString(),
    created_by: count.createdBy,
    posted_at: count.postedAt?.toISOString() ?? null,
    posted_by: count.postedBy,
    undone_at: count.undoneAt?.toISOString() ?? null,
    undone_by: count.undoneBy,
    undo_reason: count.undoReason,
    ...sums,
    version,
  };
}

/** Returns one count without its lines; undefined for an unknown id. */
export async function wholeCount(db: Db, id: number): Promise<Wire<StockCount> | undefined> {
  const count = await findCount(db, id);
  if (!count) return undefined;
  const [sums, version] = await Promise.all([sumsOf(db, [id]), versionOf(db, { kind: KIND, id })]);
  return toListed(count, { sums: sums.get(id), version });
}

/**
 * Returns the value of each line's difference and the cost of a piece, in bani. A posted count keeps its recorded
 * values; a draft uses the current average cost.
 */
export async function valuesOf(
  db: Db,
  count: Count,
  lines: readonly StoredLine[],
): Promise<Map<number, Pick<StoredLine, "valueBani" | "unitBani">>> {
  const costs = await loadCosts(
    db,
    lines.map(({ productId }) => productId),
  );
  return new Map(
    lines.map((line) => {
      if (count.postedAt) return [line.id, line];
      const cost = costs.get(line.productId);
      const unitBani = cost ? averageOf(cost) : null;
      return [line.id, { valueBani: cost ? valueAtAverage(cost, differenceOf(line)) : null, unitBani }];
    }),
  );
}

export async function toLines(
  db: Db,
  count: Count,
  { lines, seesCosts }: { lines: readonly StoredLine[]; seesCosts: boolean },
): Promise<Wire<StockCountLine>[]> {
  const values = seesCosts ? await valuesOf(db, count, lines) : undefined;
  return lines.map((line) => {
    const valueBani = values?.get(line.id)?.valueBani ?? null;
    return {
      lineID: line.id,
      productID: line.productId,
      product_code: line.code,
      product: line.name,
      barcode: line.barcode,
      shelf: line.shelf,
      counted: line.counted,
      counted_at: line.countedAt?.toISOString() ?? null,
      counted_by: line.countedBy,
      expected: line.expected,
      difference: differenceOf(line),
      value: valueBani === null ? null : toLei(valueBani),
    };
  });
}
