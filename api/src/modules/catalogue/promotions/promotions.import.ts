import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../../platform/changes/index.ts";
import { applyPromotionsWithin } from "./apply.service.ts";
import type { Promotion } from "./promotion-writes.rules.ts";
import { BLANK, savePromotions } from "./promotion-writes.service.ts";

type Optional = "fixedBani" | "categoryIds" | "brandIds" | "excludedIds" | "overlap";
export type PromotionImport = Omit<Promotion, Optional> & Partial<Pick<Promotion, Optional>>;

export interface PromotionsImport {
  promotions?: PromotionImport[];
}

/** Upserts promotions, then applies all running promotions to product prices. */
export async function importPromotions(
  tx: Tx,
  { promotions = [] }: PromotionsImport,
  now: Date,
): Promise<void> {
  const reported = promotions.map((promotion) => ({ ...BLANK, ...promotion }));
  await savePromotions(tx, reported, { actor: IMPORT, at: now });
  await applyPromotionsWithin(tx, { now, actor: IMPORT });
}
