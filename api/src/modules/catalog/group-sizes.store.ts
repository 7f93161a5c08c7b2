import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { GroupChange } from "./listed.rules.ts";

/** How many products stand in each of the groups, by `{kind}:{id}`; empty ones are missing. */
export async function loadGroupSizes(
  db: Db,
  groups: readonly Pick<GroupChange, "kind" | "id">[],
): Promise<Map<string, number>> {
  const idsOf = (kind: GroupChange["kind"]): number[] =>
    groups.filter((group) => group.kind === kind).map(({ id }) => id);
  const [categories, brands, promotions] = [idsOf("category"), idsOf("brand"), idsOf("promotion")];
  const { rows } = await sql<{ key: string; size: number }>`
    select 'category:' || id as key, count(*)::int as size from product_read, unnest(category_ids) as id
    where category_ids && ${categories}::integer[] and id = any(${categories}::integer[]) group by id
    union all
    select 'brand:' || brand_id, count(*)::int from product_read
    where brand_id = any(${brands}::integer[]) group by brand_id
    union all
    select 'promotion:' || id, count(*)::int from product_read, unnest(promotion_ids) as id
    where promotion_ids && ${promotions}::integer[] and id = any(${promotions}::integer[]) group by id`.execute(
    db,
  );
  return new Map(rows.map(({ key, size }) => [key, size]));
}
