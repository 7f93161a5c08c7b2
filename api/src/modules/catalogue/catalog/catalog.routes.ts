import { toLei, type Wire } from "@curat/contract/lei.values";
import {
  getBrand,
  getBrandRelated,
  getCategory,
  getProduct,
  getProductLabel,
  getRelated,
  listBrands,
} from "@curat/contract/catalog";
import type { Bundle } from "@curat/contract/bundles";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { notFound } from "../../../http/refusal.ts";
import type { CallRequest } from "../../../http/call-request.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { tag } from "../../platform/changes/index.ts";
import { asCustomer, productAsCustomer } from "./as-customer.ts";
import { tagsOfBundles, tagsOfItems, tagsOfOffer, tagsOfProduct } from "./catalog.tags.ts";
import { findCategory, findProduct, type ProductView } from "./catalog.service.ts";
import { findBrand, loadBrands } from "./brand.store.ts";
import { toWireBrand } from "./brand.wire.ts";
import { findRecommended, findSimilarIds, loadCards, loadPricedVariants } from "./catalog.store.ts";
import { doseOf, type Sized } from "./dose.rules.ts";
import { toWireCategory, toWireItem, toWireProduct, toWirePromo } from "./catalog.wire.ts";
import { productLabel } from "./product-label.ts";
import { type PricedChoice, withPrices } from "./variant-prices.rules.ts";
import { findProductPromotion } from "./promoted.store.ts";

const RELATED = 12;
const TITLES = {
  similar: "Produse similare",
  ofBrand: "De la același brand",
  together: "Se folosesc împreună",
};

type SimilarRequest = Pick<CallRequest<typeof getRelated>, "params" | "userToken" | "madeOf">;

export interface CatalogExtras {
  bundles(
    db: Db,
    of: { productId: number } | { categoryId: number } | { brandId: number },
    now: Date,
  ): Promise<Wire<Bundle>[]>;
  /** Price of home delivery for one product, in bani. */
  deliveryBani(db: Db, product: { weightGrams: number; priceBani: number }): Promise<number>;
}

export function catalogRoutes(app: ApiApp, context: ApiContext, extras: CatalogExtras): void {
  const { db, now, config } = context;
  serve(app, getCategory, async ({ params, madeOf }) => {
    const categoryId = idOf(params.id);
    const [category, bundles] = await Promise.all([
      findCategory(db, categoryId),
      extras.bundles(db, { categoryId }, now()),
    ]);
    if (!category) throw notFound();
    madeOf([
      tag.category(categoryId),
      tag.categories,
      tag.listOf("category", categoryId),
      ...tagsOfBundles(bundles),
    ]);
    return { data: { ...toWireCategory(category), bundles } };
  });

  serve(app, listBrands, async ({ query, url, madeOf }) => {
    const { page, per_page: perPage } = query;
    const brands = await loadBrands(db);
    madeOf([tag.filters]);
    const shown = brands.slice((page - 1) * perPage, page * perPage);
    return pagedAnswer(
      shown.map((row) => toWireBrand(row, config.shopUrl)),
      { page, perPage, total: brands.length },
      url,
    );
  });

  serve(app, getBrand, async ({ params, madeOf }) => {
    const brandId = idOf(params.id);
    const [brand, bundles] = await Promise.all([
      findBrand(db, brandId),
      extras.bundles(db, { brandId }, now()),
    ]);
    if (!brand) throw notFound();
    madeOf([tag.brand(brandId), tag.listOf("brand", brandId), ...tagsOfBundles(bundles)]);
    return { data: { ...toWireBrand(brand, config.shopUrl), bundles } };
  });

  serve(app, getProduct, async ({ params, userToken, madeOf }) => {
    const product = await findProduct(db, params.id, now());
    if (!product) throw notFound();
    const { id: productId } = product.row;
    const { weight_grams: weightGrams, price_bani: priceBani } = product.row;
    const [bundles, promotion, deliveryBani] = await Promise.all([
      extras.bundles(db, { productId }, now()),
      findProductPromotion(db, productId, now()),
      extras.deliveryBani(db, { weightGrams, priceBani }),
    ]);
    madeOf([...tagsOfProduct(product), tag.settings, ...tagsOfBundles(bundles)]);
    if (promotion) madeOf([tag.promotion(promotion.id)]);
    const shown = {
      ...toWireProduct(product, config.shopUrl),
      promo: promotion ? toWirePromo(promotion) : null,
      bundles,
      delivery_price: toLei(deliveryBani),
      bundle_stock: Math.max(0, ...bundles.map((bundle) => bundle.bundle_stock)),
    };
    const data = await productAsCustomer(context, userToken, shown);
    if (product.row.dilution === null && shown.variants.length === 0) return { data };
    const [me, family] = await pricedFamily(context, userToken, product);
    const dose = doseOf(me, family);
    return { data: { ...data, variants: withPrices(data.variants, family), ...(dose && { dose }) } };
  });

  servePdf(app, getProductLabel, async ({ params }) => {
    const product = await findProduct(db, params.id, now());
    if (!product) throw notFound();
    return productLabel(product, now());
  });

  const groupBy = (by: "category" | "brand") => async (input: SimilarRequest) => {
    const id = idOf(input.params.id);
    const { ids: recommended, namedIds } = await findRecommended(db, id);
    const limit = Math.max(0, RELATED - recommended.length);
    const nearest = await findSimilarIds(db, id, { by: "category", limit, without: recommended });
    const similar = [...recommended, ...nearest];
    const ids =
      by === "category" ? similar : await findSimilarIds(db, id, { by, limit: RELATED, without: similar });
    const cards = await loadCards(db, [id, ...ids]);
    const near = cards.filter(({ product_id }) => product_id === id);
    const items = cards.filter((card) => !near.includes(card)).map((row) => toWireItem(row, now()));
    const made = [...[id, ...namedIds].map(tag.product), ...tagsOfItems(items), ...near.flatMap(tagsOfOffer)];
    input.madeOf(made);
    const products = await asCustomer(context, input.userToken, items);
    const isOfBrand = products.every(({ brand }) => brand === near[0]?.brand);
    const title = by === "category" ? TITLES.similar : isOfBrand ? TITLES.ofBrand : TITLES.together;
    return { data: products.length > 0 ? [{ title, products }] : [] };
  };
  serve(app, getRelated, groupBy("category"));
  serve(app, getBrandRelated, groupBy("brand"));
}

async function pricedFamily(
  context: ApiContext,
  userToken: string | undefined,
  { row }: ProductView,
): Promise<[me: Sized, family: (Sized & PricedChoice)[]]> {
  const variants = await loadPricedVariants(context.db, row.master_id);
  const items = variants.map(({ id, price_bani: bani, min_quantity: min_qty }) => ({
    productID: id,
    price: toLei(bani),
    oldprice: null,
    min_qty,
  }));
  const priced = await asCustomer(context, userToken, items);
  const family = variants.map((one, place) => ({
    ...one,
    price: priced[place]?.price ?? toLei(one.price_bani),
  }));
  const me = family.find(({ id }) => id === row.id);
  if (!me) throw new Error(`Product ${row.id} is not in its own family.`);
  return [me, family];
}
