import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { ChosenValue } from "./selection.ts";

export interface FacetNames {
  parameters: { id: number; name: string; slug: string }[];
  values: { id: number; parameterId: number; name: string; slug: string }[];
  categories: { id: number; name: string; url: string }[];
}

/** Names and slugs of everything that a list can be filtered by, in display order. */
export async function loadFacetNames(db: Db): Promise<FacetNames> {
  const [parameters, values, categories] = await Promise.all([
    db
      .selectFrom("parameter_facts")
      .select(["id", "name", "slug"])
      .orderBy("sort_order")
      .orderBy("id")
      .execute(),
    db
      .selectFrom("parameter_value_facts")
      .select(["id", "parameter_id as parameterId", "name", "slug"])
      .orderBy("parameter_id")
      .orderBy("sort_order")
      .orderBy("name")
      .execute(),
    db.selectFrom("category_facts").select(["id", "name", "slug as url"]).orderBy("sort_order").execute(),
  ]);
  return { parameters, values, categories };
}

/** Values by `{parameter}:{value}`; unknown ones are left out. */
export async function findChosen(db: Db, params: string[]): Promise<ChosenValue[]> {
  const { rows } = await sql<ChosenValue>`
    select p.id as "parameterId", v.id as "valueId"
    from parameter_value_facts v join parameter_facts p on p.id = v.parameter_id
    where p.slug || ':' || v.slug = any(${params})`.execute(db);
  return rows;
}
