import type { PromotionImport } from "../index.ts";
import { PRODUCT, testCatalogue } from "./test-catalogue.ts";
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

/** Returns functions that create and change promotions, and read the resulting prices. Promotion names are unique. */
export function openPromotionDesk(shop: TestShop) {
  const { staff } = shop;
  let last = 0;
  const fields = (changes: object = {}) => {
    last += 1;
    return {
      promo: `Promoția ${last}`,
      slug: `oferta-${last}`,
      label: "Ofertă",
      starts_at: inDays(-1).toISOString(),
      ends_at: inDays(6).toISOString(),
      is_published: true,
      percent: 10,
      product_ids: [PRODUCT.towels],
      ...changes,
    };
  };
  const post = (changes: object = {}) => staff.post("/staff/promotions", fields(changes));
  const create = async (changes: object = {}): Promise<number> => (await post(changes)).body.data.promoID;
  const change = (id: number | string, body: object) => staff.put(`/staff/promotions/${id}`, body);
  const priceOf = async (id: number) => {
    const { price, oldprice, promo } = (await shop.get(`/products/${id}`)).body.data;
    return { price, oldprice, promo: promo?.info.promo };
  };
  const historyOf = (id: number) =>
    shop.query<{ price_bani: number }>(
      "select price_bani, valid_from, valid_to from price_history where product_id = $1 order by valid_from",
      [id],
    );
  return { fields, post, create, change, priceOf, historyOf };
}
