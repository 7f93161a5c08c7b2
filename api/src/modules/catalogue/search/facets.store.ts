import type { Db } from "../../../db/database.ts";

export interface FacetNames {
  parameters: { id: number; name: string; slug: string }[];
  values: { id: number; parameterId: number; name: string; slug: string }[];
  categories: { id: number; name: string; url: string }[];
}

/** Returns names and slugs of all filters and values, in display order. */
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
