import { getPromotion, type PromoBanner } from "@curat/contract/promotions";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { idOf } from "../../../http/ids.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadCards } from "../catalog/index.ts";
import { tag } from "../../platform/changes/index.ts";
import { findRunning, loadRunning } from "./promotion.store.ts";
import { toWireBanner, toWirePromotion } from "./promotions.wire.ts";

export function promotionRoutes(app: ApiApp, { db, now }: ApiContext): void {
  serve(app, getPromotion, async ({ params, madeOf }) => {
    const promotion = await findRunning(db, idOf(params.id), now());
    if (!promotion) throw notFound();
    const [gift] = await loadCards(db, promotion.gift_product_id === null ? [] : [promotion.gift_product_id]);
    madeOf([tag.promotion(promotion.id), ...(gift ? [tag.product(gift.product_id)] : [])]);
    return { data: toWirePromotion(promotion, gift, now()) };
  });
}

/** Returns banners of running promotions for the menu and the home page. (decisions/0042: Our own calls) */
export async function loadPromoBanners(db: Db, now: Date): Promise<PromoBanner[]> {
  return (await loadRunning(db, now)).map(toWireBanner);
}
