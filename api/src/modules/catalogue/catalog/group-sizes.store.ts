import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { GroupChange } from "./listed.rules.ts";

/**
 * Locks groups that lose products, so that concurrent transactions notice when a group becomes empty. The products
 * must be locked first.
 */
export async function lockGroups(tx: Tx, groups: readonly Pick<GroupChange, "kind" | "id">[]): Promise<void> {
  const names = groups.map(({ kind, id }) => `${kind}:${id}`).toSorted();
  if (names.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(hashtextextended('group ' || name, 0))
    from unnest(${names}::text[]) with ordinality as t(name, place) order by place`.execute(tx);
}

/** Returns the number of products in each group, keyed by `{kind}:{id}`. Omits empty groups. */
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
