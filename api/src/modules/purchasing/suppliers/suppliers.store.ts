import { SUPPLIER } from "@curat/contract/staff/supplier.values";
import type { ValuesOf } from "@curat/contract/staff/record.values";
import { type Insertable, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { folded, foldedPart } from "../../../db/folded.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { DB } from "../../../db/tables.ts";
import { rowsOf } from "../../platform/changes/index.ts";

export const ROWS = rowsOf(SUPPLIER);

export type Supplier = { id: number } & ValuesOf<typeof SUPPLIER>;

export async function loadSuppliers(db: Db, ids: readonly number[]): Promise<Supplier[]> {
  const rows = await db.selectFrom("supplier").selectAll().where("id", "=", anyOf(ids)).execute();
  return rows.map((row) => ({ id: row.id, ...ROWS.fromRow(row) }));
}

export async function lockSuppliers(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom("supplier")
    .select("id")
    .where("id", "=", anyOf(ids))
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function nextSupplierId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('supplier', 'id'))::integer as id`.execute(tx);
  // The query always returns one row.
  return rows[0]?.id ?? 0;
}

export async function putSupplier(tx: Tx, { id, ...values }: Supplier): Promise<void> {
  // The cast is safe: `toRow` returns the columns of the table.
  const row = { id, ...ROWS.toRow(values) } as Insertable<DB["supplier"]>;
  await tx
    .insertInto("supplier")
    .values(row)
    .onConflict((on) => on.column("id").doUpdateSet(row))
    .execute();
}

/** Returns the supplier with a CUI (digits); undefined if there is none. */
export async function findSupplierByCui(
  db: Db,
  cui: string,
): Promise<{ id: number; name: string } | undefined> {
  if (cui === "") return undefined;
  return db.selectFrom("supplier").select(["id", "name"]).where("cui", "=", cui).executeTakeFirst();
}

export async function listSupplierRows(
  db: Db,
  { q = "", state, ...paging }: Paging & { q?: string | undefined; state: "active" | "archived" | "all" },
) {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 6);
  const query = db
    .selectFrom("supplier")
    .selectAll()
    .$if(state !== "all", (all) => all.where("is_active", "=", state === "active"))
    .$if(words.length > 0, (all) =>
      all.where(
        sql<boolean>`${sql.join(
          words.map(
            (word) => sql`${folded(sql`name || ' ' || cui || ' ' || contact`)} like ${foldedPart(word)}`,
          ),
          sql` and `,
        )}`,
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy("id");
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map((row): Supplier => ({ id: row.id, ...ROWS.fromRow(row) })), total };
}

/** Returns how many offers each supplier has, keyed by supplier id. Suppliers without offers are omitted. */
export async function countOffers(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("supplier_offer")
    .select(["supplier_id", (expression) => expression.fn.countAll<number>().as("count")])
    .where("supplier_id", "=", anyOf(ids))
    .groupBy("supplier_id")
    .execute();
  return new Map(rows.map(({ supplier_id, count }) => [supplier_id, count]));
}

export async function findSupplierByName(db: Db, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("supplier")
    .select("id")
    .where("name", "=", name)
    .orderBy("id")
    .executeTakeFirst();
  return row?.id;
}
