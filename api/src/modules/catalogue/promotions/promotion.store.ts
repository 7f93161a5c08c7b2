import type { Db } from "../../../db/database.ts";
import { isRunning } from "../catalog/index.ts";

export async function loadRunning(db: Db, now: Date): Promise<PromotionRow[]> {
  return running(db, now).execute();
}

export async function findRunning(db: Db, id: number, now: Date): Promise<PromotionRow | undefined> {
  return running(db, now).where("pr.id", "=", id).executeTakeFirst();
}

function running(db: Db, now: Date) {
  return db
    .selectFrom("promotion as pr")
    .select([
      "pr.id",
      "pr.slug",
      "pr.name",
      "pr.label",
      "pr.description",
      "pr.picture",
      "pr.picture_mobile",
      "pr.ends_at",
      "pr.gift_product_id",
      "pr.gift_quantity",
      "pr.gift_from_bani",
    ])
    .where(isRunning(now))
    .orderBy("pr.sort_order")
    .orderBy("pr.id");
}
export type PromotionRow = Awaited<ReturnType<ReturnType<typeof running>["execute"]>>[number];
