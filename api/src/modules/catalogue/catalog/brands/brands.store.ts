import type { BrandPart } from "@curat/contract/staff/brands";
import { UNION } from "@curat/contract/countries.values";
import { BRAND } from "@curat/contract/staff/brand.values";
import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import { insertInBatches } from "../../../../db/batches.ts";
import { anyOf, type Db, type Tx } from "../../../../db/database.ts";
import { pageOf, type Paging } from "../../../../db/page.ts";
import type { DB } from "../../../../db/tables.ts";
import { rowsOf } from "../../../platform/changes/index.ts";
import { fromWireBanner, toWireBanner } from "../banner.wire.ts";
import { BRAND_PARAMETER, brandValueId } from "../brand-facet.ts";
import type { Brand } from "./brands.rules.ts";

export const ROWS = rowsOf(BRAND, { read: toWireBanner, write: fromWireBanner });

function brands(db: Db) {
  return db.selectFrom("brand").selectAll();
}

export async function lockBrands(tx: Tx, ids: readonly number[]): Promise<Brand[]> {
  const rows = await brands(tx).where("id", "=", anyOf(ids)).orderBy("id").forUpdate().execute();
  return rows.map(toBrand);
}

export async function loadBrand(db: Db, id: number): Promise<Brand | undefined> {
  const row = await brands(db).where("id", "=", id).executeTakeFirst();
  return row && toBrand(row);
}

/** The manufacturer counts as missing if any of its three fields is empty. */
const LACKS: Record<BrandPart, RawBuilder<boolean>> = {
  manufacturer: sql`'' in (manufacturer_name, manufacturer_address, manufacturer_email)`,
  responsible: sql`(responsible is null and coalesce(manufacturer_country <> all(${[...UNION]}::text[]), false))`,
  logo: sql`logo is null`,
  description: sql`description = ''`,
};

/** Returns a page of brands in display order, optionally filtered by name or missing data. */
export async function listBrandRows(
  db: Db,
  { q, missing, ...paging }: Paging & { q: string; missing?: BrandPart | undefined },
): Promise<{ rows: Brand[]; total: number }> {
  const query = brands(db)
    .where(sql<boolean>`(position(lower(${q}) in lower(name)) > 0 or ${q} = '')`)
    .$if(missing !== undefined, (all) => all.where(LACKS[missing ?? "logo"]))
    .orderBy("sort_order")
    .orderBy("name")
    .orderBy("id");
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map(toBrand), total };
}

export interface BrandUses {
  products: number;
  vouchers: number;
}

export async function loadUses(db: Db, ids: readonly number[]): Promise<Map<number, BrandUses>> {
  const { rows } = await sql<BrandUses & { id: number }>`
    select b.id,
      (select count(*) from product p where p.brand_id = b.id) as products,
      (select count(*) from voucher_scope v where b.id = any(v.brand_ids)) as vouchers
    from brand b where b.id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map(({ id, ...uses }) => [id, uses]));
}

export async function putBrands(tx: Tx, written: readonly Brand[]): Promise<void> {
  await insertInBatches(written.map(toRow), (rows) =>
    tx
      .insertInto("brand")
      .values(rows)
      .onConflict((on) =>
        on
          .column("id")
          .doUpdateSet((eb) => ROWS.overwrite((column) => eb.ref(`excluded.${column}` as "excluded.name"))),
      )
      .execute(),
  );
  await tx
    .insertInto("parameter")
    .values(BRAND_PARAMETER)
    .onConflict((on) => on.doNothing())
    .execute();
  const values = written.map(({ id, brand, slug, sort_order }) => ({
    id: brandValueId(id),
    parameter_id: BRAND_PARAMETER.id,
    name: brand,
    slug,
    sort_order,
  }));
  await insertInBatches(values, (rows) =>
    tx
      .insertInto("parameter_value")
      .values(rows)
      .onConflict((on) =>
        on.column("id").doUpdateSet((eb) => ({
          name: eb.ref("excluded.name"),
          slug: eb.ref("excluded.slug"),
          sort_order: eb.ref("excluded.sort_order"),
        })),
      )
      .execute(),
  );
}

export async function deleteBrand(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("parameter_value").where("id", "=", brandValueId(id)).execute();
  await tx.deleteFrom("brand").where("id", "=", id).execute();
}

function toBrand(row: Selectable<DB["brand"]>): Brand {
  return { id: row.id, ...ROWS.fromRow(row) };
}

function toRow({ id, ...values }: Brand): Insertable<DB["brand"]> {
  // The cast is safe: `toRow` returns the table's columns, and an API test writes and reads every field.
  return { id, ...ROWS.toRow(values) } as Insertable<DB["brand"]>;
}
