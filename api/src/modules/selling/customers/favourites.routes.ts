import { listFavourites, toggleFavourite } from "@curat/contract/favourites";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { asCustomer, loadCards, toListItems } from "../../catalogue/catalog/index.ts";
import { addFavourite, loadFavouriteIds, removeFavourite } from "../../catalogue/favourites/index.ts";

export function favouritesRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;

  serve(app, listFavourites, async ({ customer, userToken }) => {
    const cards = await loadCards(db, await loadFavouriteIds(db, customer.id));
    const items = await toListItems(db, cards, now());
    return { data: await asCustomer(context, userToken, items) };
  });

  serve(app, toggleFavourite, async ({ params, query, customer }) => {
    const productId = idOf(params.productID);
    const mayRemove = query.liked !== "1";
    const isRemoved = mayRemove && (await removeFavourite(db, customer.id, productId));
    if (isRemoved || query.liked === "0") return { data: { liked: false } };
    if ((await loadCards(db, [productId])).length === 0) throw notFound();
    await addFavourite(db, customer.id, productId, now());
    return { data: { liked: true } };
  });
}
