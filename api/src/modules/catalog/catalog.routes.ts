import {
  getBrand,
  getBrandRelated,
  getCategory,
  getProduct,
  getRelated,
  listBrands,
} from "@curat/contract/catalog";
import type { ApiContext } from "../../config.ts";
import { idOf } from "../../http/ids.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { findCategory, findProduct } from "./catalog.service.ts";
import { findBrand, loadBrands } from "./brand.store.ts";
import { toWireBrand } from "./brand.wire.ts";
import { findSimilarIds, loadCards } from "./catalog.store.ts";
import { toWireCategory, toWireItem, toWireProduct } from "./catalog.wire.ts";

const RELATED = 12;

/** Categories, brands and products one at a time, and the list of brands; lists of products are the module search. */
export function catalogRoutes(app: ApiApp, { db, now, config }: ApiContext): void {
  serve(app, getCategory, async ({ params }) => {
    const category = await findCategory(db, idOf(params.id));
    if (!category) throw notFound();
    return { data: toWireCategory(category) };
  });

  serve(app, listBrands, async ({ query, url }) => {
    const { page, per_page: perPage } = query;
    const brands = await loadBrands(db);
    const shown = brands.slice((page - 1) * perPage, page * perPage);
    return pagedAnswer(
      shown.map((row) => toWireBrand(row, config.shopUrl)),
      { page, perPage, total: brands.length },
      url,
    );
  });

  serve(app, getBrand, async ({ params }) => {
    const brand = await findBrand(db, idOf(params.id));
    if (!brand) throw notFound();
    return { data: toWireBrand(brand, config.shopUrl) };
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
