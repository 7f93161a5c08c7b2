/** The SQL of what the people were told of. */
import type { Db, Tx } from "../../../db/database.ts";
import type { Notified } from "./today.rules.ts";

/** By kind; what was never looked at is missing. */
export async function loadNotified(db: Db): Promise<Map<string, Notified>> {
  const rows = await db.selectFrom("staff_notice_told").select(["kind", "count", "newest"]).execute();
  return new Map(rows.map(({ kind, ...told }) => [kind, told]));
}

/** The newest stays what it was where what was newest is done: what comes back later is no news. */
export async function saveNotified(
  tx: Tx,
  kind: string,
  { count, newest }: Notified,
  at: Date,
): Promise<void> {
  await tx
    .insertInto("staff_notice_told")
    .values({ kind, count, newest, at })
    .onConflict((conflict) =>
      conflict.column("kind").doUpdateSet((set) => ({
        count,
        newest: set.fn("greatest", ["excluded.newest", "staff_notice_told.newest"]),
        at,
      })),
    )
    .execute();
}
