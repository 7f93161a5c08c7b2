import { listUsualProducts } from "@curat/contract/usual-products";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../../context.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { asCustomer, loadCards, toListItems } from "../../../catalogue/catalog/index.ts";
import { usualProducts } from "./usual-products.rules.ts";
import { loadPurchases } from "./usual-products.store.ts";

export function usualProductsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, listUsualProducts, async ({ customer, userToken }) => {
    const now = context.now();
    const purchases = await loadPurchases(db, customer.id, now);
    const usual = usualProducts(
      purchases.map(({ placedAt, ...purchase }) => ({ ...purchase, day: romanianDay(placedAt) })),
      romanianDay(now),
    );
    const cards = await loadCards(
      db,
      usual.map(({ productId }) => productId),
    );
    const items = await asCustomer(context, userToken, await toListItems(db, cards, now));
    const byId = new Map(items.map((item) => [item.productID, item]));
    return {
      data: usual.flatMap(({ productId, quantity, day, daysLeft }) => {
        const item = byId.get(productId);
        return item
          ? [{ item, quantity, ordered_on: day, ...(daysLeft !== undefined && { days_left: daysLeft }) }]
          : [];
      }),
    };
  });
}
