import { getBrandRelated, getCategory, getProduct, getRelated } from "@curat/contract/catalog";
import type { ApiContext } from "../../config.ts";
import { idOf } from "../../http/ids.ts";
import { notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { findCategory, findProduct } from "./catalog.service.ts";
import { findSimilarIds, loadCards } from "./catalog.store.ts";
import { toWireCategory, toWireItem, toWireProduct } from "./catalog.wire.ts";

const RELATED = 12;

/** Categories and products one at a time; lists are the module search. */
export function catalogRoutes(app: ApiApp, { db, now, config }: ApiContext): void {
  serve(app, getCategory, async ({ params }) => {
    const category = await findCategory(db, idOf(params.id));
    if (!category) throw notFound();
    return { data: toWireCategory(category) };
  });

  serve(app, getProduct, async ({ params }) => {
    const product = await findProduct(db, params.id);
    if (!product) throw notFound();
    return { data: toWireProduct(product, config.shopUrl) };
  });

  const groupBy = (by: "category" | "brand", title: string) => async (asked: { params: { id: string } }) => {
    const cards = await loadCards(db, await findSimilarIds(db, idOf(asked.params.id), by, RELATED));
    return {
      data: cards.length > 0 ? [{ title, products: cards.map((row) => toWireItem(row, now())) }] : [],
    };
  };
  serve(app, getRelated, groupBy("category", "Produse similare"));
  serve(app, getBrandRelated, groupBy("brand", "De la același brand"));
}
