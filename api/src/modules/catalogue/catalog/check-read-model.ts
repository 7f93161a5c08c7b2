import { sql } from "kysely";
import { type Db, transaction } from "../../../db/database.ts";
import { computeReadRows, type ReadRow, refreshProductRead } from "./read-model.ts";

export interface Difference {
  productId: number;
  /** "missing": published but not listed. "left over": listed but not published. Otherwise the columns that differ. */
  what: "missing" | "left over" | string[];
}
export interface CheckReport {
  checked: number;
  repaired: number;
  differences: Difference[];
}

const PRODUCTS_A_STEP = 1_000;
const MAX_LISTED = 100;

/**
 * Checks all products, a thousand per transaction, and repairs read rows that differ. Each product is locked while it
 * is checked.
 */
export async function checkReadModel(db: Db, now: Date): Promise<CheckReport> {
  const report: CheckReport = { checked: 0, repaired: 0, differences: [] };
  for (let after = 0; ;) {
    const { ids, differences } = await transaction(db, async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select id from product where id > ${after} order by id limit ${PRODUCTS_A_STEP} for update`.execute(
        tx,
      );
      const found = rows.map((row) => row.id);
      const step = found.length === 0 ? [] : await compare(tx, found, now);
      await refreshProductRead(
        tx,
        step.map((difference) => difference.productId),
        now,
      );
      return { ids: found, differences: step };
    });
    const last = ids.at(-1);
    if (last === undefined) return report;
    after = last;
    report.checked += ids.length;
    report.repaired += differences.length;
    report.differences.push(...differences.slice(0, MAX_LISTED - report.differences.length));
  }
}

async function compare(db: Db, ids: number[], now: Date): Promise<Difference[]> {
  const expected = new Map((await computeReadRows(db, ids, now)).map((row) => [row.product_id, row]));
  const current = await db.selectFrom("product_read").selectAll().where("product_id", "in", ids).execute();
  const actual = new Map(current.map((row) => [row.product_id, row as unknown as ReadRow]));
  return ids.flatMap((productId): Difference[] => {
    const [requested, found] = [expected.get(productId), actual.get(productId)];
    if (!requested) return found ? [{ productId, what: "left over" }] : [];
    if (!found) return [{ productId, what: "missing" }];
    const columns = differingColumns(requested, found);
    return columns.length > 0 ? [{ productId, what: columns }] : [];
  });
}

function differingColumns(requested: ReadRow, found: ReadRow): string[] {
  const names = Object.keys(requested) as (keyof ReadRow)[];
  return names.filter((name) => comparable(name, requested[name]) !== comparable(name, found[name]));
}

/** Filter values and codes are compared as sets, categories in order. */
function comparable(name: keyof ReadRow, value: unknown): string {
  const isSet = name === "value_ids" || name === "codes";
  return JSON.stringify(isSet && Array.isArray(value) ? [...value].sort() : value);
}
