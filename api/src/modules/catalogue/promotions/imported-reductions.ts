import type { Tx } from "../../../db/database.ts";
import type { Actor } from "../../platform/changes/index.ts";
import { applyPromotionsWithin } from "./apply.service.ts";
import type { Promotion } from "./promotion-writes.rules.ts";
import { BLANK, savePromotions } from "./promotion-writes.service.ts";
import { findIdsBySlug, loadPromotions, lockPromotions, nextPromotionId } from "./promotion-writes.store.ts";

export type ImportedReduction = Pick<
  Promotion,
  "slug" | "name" | "label" | "percent" | "fixedBani" | "startsAt" | "endsAt" | "productIds"
>;

/**
 * Adds products to the published promotion with this slug, or creates the promotion. Skips the 30-day check, because
 * another shop announced these reductions.
 */
export async function writeImportedReductions(
  tx: Tx,
  reductions: readonly ImportedReduction[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  if (reductions.length === 0) return;
  await lockPromotions(tx);
  const ids = await findIdsBySlug(
    tx,
    reductions.map(({ slug }) => slug),
  );
  const current = await loadPromotions(tx, [...ids.values()]);
  const promotions: Promotion[] = [];
  for (const reduction of reductions) {
    const before = current.get(ids.get(reduction.slug) ?? 0);
    promotions.push(
      before
        ? { ...before, productIds: [...before.productIds, ...reduction.productIds] }
        : { ...BLANK, ...reduction, id: await nextPromotionId(tx), isPublished: true },
    );
  }
  await savePromotions(tx, promotions, { actor, at });
  await applyPromotionsWithin(tx, { now: at, actor });
}
