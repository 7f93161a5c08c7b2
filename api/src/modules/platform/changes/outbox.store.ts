/** The outbox informs every process that caches data about touched tags. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { productOf, type Tag } from "./tags.ts";

/** Publishes tags on commit. Every process then reloads products and drops data with these tags. */
export async function touch(tx: Tx, tags: readonly Tag[]): Promise<void> {
  if (tags.length === 0) return;
  const all = [...new Set<string>(tags)];
  const products = all.map(productOf).filter((id) => id !== undefined);
  const otherTags = all.filter((one) => productOf(one) === undefined);
  await sql`
    /* touched */ insert into change_outbox (product_id, tags)
    select id, case when place = 1 then ${otherTags}::text[] else '{}' end
    from unnest(${products.length > 0 ? products : [null]}::integer[]) with ordinality as p (id, place)`.execute(
    tx,
  );
}

/** Returns a text that changes with every touch. For caches of data derived from the whole catalogue. */
export async function outboxVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select coalesce(max(id), 0) || '-' || count(*) as version from change_outbox`.execute(db);
  return rows[0]?.version ?? "0";
}
