/** Orders by the number that people know, and the other way round. */
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

/** Undefined for what is no number of an order. */
export async function findOrderIdByNumber(db: Db, number: string): Promise<number | undefined> {
  if (!/^\d{1,15}$/.test(number)) return undefined;
  const found = db.selectFrom("orders").select("id").where("number", "=", Number(number));
  return (await found.executeTakeFirst())?.id;
}

/** The numbers of some orders by their ids; those that there are not are left out. */
export async function orderNumbersOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("orders")
    .select(["id", "number"])
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, String(number)]));
}
