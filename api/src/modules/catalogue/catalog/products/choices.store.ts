import { sql } from "kysely";
import type { Db } from "../../../../db/database.ts";
import { vatOn } from "../../../../db/vat-on.ts";
import { BRAND_PARAMETER } from "../brand-facet.ts";

interface Choice {
  id: number;
  name: string;
}

export async function loadParameterChoices(db: Db): Promise<(Choice & { values: Choice[] })[]> {
  const { rows } = await sql<Choice & { values: Choice[] }>`
    select pa.id, pa.name, coalesce((
      select json_agg(json_build_object('id', v.id, 'name', v.name) order by v.sort_order, v.id)
      from parameter_value v where v.parameter_id = pa.id), '[]') as values
    from parameter pa where pa.id <> ${BRAND_PARAMETER.id} order by pa.sort_order, pa.id`.execute(db);
  return rows;
}

/** Returns brands sorted by name, categories with their path in tree order, and today's VAT rates. */
export async function loadChoices(db: Db, now: Date) {
  const [brands, { rows: categories }, { rows: rates }] = await Promise.all([
    db.selectFrom("brand").select(["id", "name"]).orderBy("name").orderBy("id").execute(),
    sql<Choice>`
      with recursive tree (id, name, place) as (
        select id, name, array[sort_order, id] from category where parent_id is null
        union all
        select c.id, tree.name || ' › ' || c.name, tree.place || array[c.sort_order, c.id]
        from category c join tree on c.parent_id = tree.id
      )
      select id, name from tree order by place`.execute(db),
    // The former 5 % and 9 % VAT rates both became 11 %, so the choices contain 11 % only once.
    sql<{ code: string; percent: number }>`
      select code, percent from ${vatOn(now)}
      where code <> 'second_reduced' or percent <> (select percent from ${vatOn(now)} where code = 'reduced')
      order by percent desc, code = 'exempt', code = 'standard' desc`.execute(db),
  ]);
  return { brands, categories, vat_rates: rates };
}
