import type { PromotionImport } from "../index.ts";
import { testCatalogue } from "./test-catalogue.ts";
import type { TestShop } from "./test-shop.ts";

const DAY_MS = 86_400_000;
const START = Date.now();

export function inDays(days: number): Date {
  return new Date(START + days * DAY_MS);
}

export function aPromotion(changes: Partial<PromotionImport> & { id: number }): PromotionImport {
  return {
    slug: `promotia-${changes.id}`,
    name: `Promoția ${changes.id}`,
    label: `Oferta ${changes.id}`,
    description: "<p>Cât ține stocul</p><script>alert(1)</script>",
    picture: "/media/scene/promo",
    pictureMobile: null,
    startsAt: inDays(-1),
    endsAt: inDays(6),
    sortOrder: changes.id,
    isPublished: true,
    percent: 10,
    gift: null,
    productIds: [],
    ...changes,
  };
}

/** Removes all promotions and restores the products' prices. */
export async function withoutPromotions(shop: TestShop): Promise<void> {
  await shop.query("truncate promotion cascade");
  const products = testCatalogue().products ?? [];
  await shop.query("truncate price_history");
  for (const { id, prices } of products)
    await shop.query("update product set price_bani = $2, list_price_bani = $2 where id = $1", [
      id,
      prices.at(-1)?.bani,
    ]);
  await shop.api.importShop({ products });
}
