import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../../platform/changes/index.ts";
import { applyPromotionsWithin } from "./apply.service.ts";
import type { Promotion } from "./promotion-writes.rules.ts";
import { savePromotions } from "./promotion-writes.service.ts";

/** As a file tells it. */
export type PromotionImport = Omit<Promotion, "fixedBani"> & Partial<Pick<Promotion, "fixedBani">>;

export interface PromotionsImport {
  promotions?: PromotionImport[];
}

/** Writes promotions by id with their products and addresses, and brings every price to what runs: also those of new products. */
export async function importPromotions(
  tx: Tx,
  { promotions = [] }: PromotionsImport,
  now: Date,
): Promise<void> {
  const told = promotions.map((promotion) => ({ fixedBani: null, ...promotion }));
  await savePromotions(tx, told, { actor: IMPORT, at: now });
  await applyPromotionsWithin(tx, { now, actor: IMPORT });
}
