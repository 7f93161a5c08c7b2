import type { Db, Tx } from "../../../db/database.ts";
import type { Notified } from "./dashboard.rules.ts";

/** Returns the state at the last notification of each kind, without kinds that were never checked. */
export async function loadNotified(db: Db): Promise<Map<string, Notified>> {
  const rows = await db.selectFrom("staff_notice_sent").select(["kind", "count", "newest"]).execute();
  return new Map(rows.map(({ kind, ...reported }) => [kind, reported]));
}

/**
 * Saves the state at a notification. Keeps the newest time even after that item is done, so that older items do not
 * count as new.
 */
export async function saveNotified(
  tx: Tx,
  kind: string,
  { count, newest }: Notified,
  at: Date,
): Promise<void> {
  await tx
    .insertInto("staff_notice_sent")
    .values({ kind, count, newest, at })
    .onConflict((conflict) =>
      conflict.column("kind").doUpdateSet((set) => ({
        count,
        newest: set.fn("greatest", ["excluded.newest", "staff_notice_sent.newest"]),
        at,
      })),
    )
    .execute();
}
