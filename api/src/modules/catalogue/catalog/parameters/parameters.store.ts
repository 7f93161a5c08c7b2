import { sql } from "kysely";
import { insertInBatches } from "../../../../db/batches.ts";
import { anyOf, type Db, type Tx } from "../../../../db/database.ts";
import { pageOf, type Paging } from "../../../../db/page.ts";
import { BRAND_PARAMETER } from "../brand-facet.ts";
import { ZONE_PARAMETER } from "../zones.ts";
import { inOrder, type Parameter } from "./parameters.rules.ts";

const SHOPS_OWN = [BRAND_PARAMETER.id, ZONE_PARAMETER.id];

function parameters(db: Db) {
  return db.selectFrom("parameter").selectAll().where("id", "not in", SHOPS_OWN);
}

export async function loadParameters(db: Db, ids: readonly number[]): Promise<Map<number, Parameter>> {
  const rows = await parameters(db).where("id", "=", anyOf(ids)).execute();
  const values = await db
    .selectFrom("parameter_value")
    .selectAll()
    .where("parameter_id", "=", anyOf(ids))
    .execute();
  const valuesOf = Map.groupBy(values, (value) => value.parameter_id);
  return new Map(
    rows.map(({ id, name, slug, sort_order: sortOrder }) => {
      const own = valuesOf.get(id) ?? [];
      return [
        id,
        inOrder({
          id,
          name,
          slug,
          sortOrder,
          values: own.map((value) => ({
            id: value.id,
            name: value.name,
            slug: value.slug,
            sortOrder: value.sort_order,
          })),
        }),
      ];
    }),
  );
}

export async function listParameterRows(db: Db, paging: Paging) {
  const query = parameters(db)
    .select(
      sql<number>`(select count(*) from parameter_value v where v.parameter_id = parameter.id)`.as(
        "value_count",
      ),
    )
    .orderBy("sort_order")
    .orderBy("name")
    .orderBy("id");
  return pageOf(query, paging);
}

/** Counts the products of each value, including unpublished ones. Unused values are omitted. */
export async function countProductsOf(db: Db, valueIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; products: number }>`
    select value_id as id, count(*) as products from product_parameter_value
    where value_id = any(${[...valueIds]}::integer[]) group by value_id`.execute(db);
  return new Map(rows.map(({ id, products }) => [id, products]));
}

export async function isSlugTaken(db: Db, { id, slug }: Parameter): Promise<boolean> {
  const row = await db
    .selectFrom("parameter")
    .select("id")
    .where("slug", "=", slug)
    .where("id", "<>", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Upserts a parameter with its values. `moved` contains the ids of values whose slugs changed. */
export async function putParameter(
  tx: Tx,
  { id, name, slug, sortOrder, values }: Parameter,
  moved: readonly number[],
): Promise<void> {
  const row = { name, slug, sort_order: sortOrder };
  await tx
    .insertInto("parameter")
    .values({ id, ...row })
    .onConflict((on) => on.column("id").doUpdateSet(row))
    .execute();
  // No slug contains "~", so values can swap their slugs.
  await sql`update parameter_value set slug = '~' || id where id = any(${[...moved]}::integer[])`.execute(tx);
  const rows = values.map((value) => ({
    id: value.id,
    parameter_id: id,
    name: value.name,
    slug: value.slug,
    sort_order: value.sortOrder,
  }));
  await insertInBatches(rows, (batch) =>
    tx
      .insertInto("parameter_value")
      .values(batch)
      .onConflict((on) =>
        on.column("id").doUpdateSet((eb) => ({
          parameter_id: eb.ref("excluded.parameter_id"),
          name: eb.ref("excluded.name"),
          slug: eb.ref("excluded.slug"),
          sort_order: eb.ref("excluded.sort_order"),
        })),
      )
      .execute(),
  );
}

export async function deleteValues(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom("parameter_value").where("id", "=", anyOf(ids)).execute();
}

export async function deleteParameter(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("parameter").where("id", "=", id).execute();
}

export async function loadPlaces(db: Db): Promise<{ id: number; sortOrder: number }[]> {
  return parameters(db)
    .clearSelect()
    .select(["id", "sort_order as sortOrder"])
    .orderBy("sort_order")
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** Returns the categories with products, published or not, that have a value of the parameter; sorted by name. */
export async function loadCategoriesOf(
  db: Db,
  parameterId: number,
): Promise<{ id: number; name: string; products: number }[]> {
  const { rows } = await sql<{ id: number; name: string; products: number }>`
    select c.id, c.name, count(distinct p.id) as products
    from parameter_value v join product_parameter_value pv on pv.value_id = v.id
      join product p on p.id = pv.product_id join category c on c.id = p.category_id
    where v.parameter_id = ${parameterId} group by c.id order by c.name, c.id`.execute(db);
  return rows;
}

/** Returns the ids of all products with the value, ascending. */
export async function loadProductsWith(db: Db, valueId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("product_parameter_value")
    .select("product_id")
    .where("value_id", "=", valueId)
    .orderBy("product_id")
    .execute();
  return rows.map((row) => row.product_id);
}

/** Replaces one value with another in all products. The caller must have locked them. */
export async function moveValue(tx: Tx, from: number, into: number): Promise<void> {
  await sql`
    insert into product_parameter_value (product_id, value_id)
    select product_id, ${into}::integer from product_parameter_value where value_id = ${from}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom("product_parameter_value").where("value_id", "=", from).execute();
}
