import type { Db } from "../../db/database.ts";

/** A published landing page; undefined for a draft. */
export async function findLandingPage(db: Db, id: number) {
  return db
    .selectFrom("landing_page")
    .selectAll()
    .where("id", "=", id)
    .where("status", "=", 1)
    .executeTakeFirst();
}
export type LandingRow = NonNullable<Awaited<ReturnType<typeof findLandingPage>>>;
