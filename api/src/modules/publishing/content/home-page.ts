import type { Wire } from "@curat/contract/lei.values";
import type { HomeBlock, HomePage } from "@curat/contract/content";
import type { ProductItem } from "@curat/contract/listing";
import { ZONES } from "@curat/contract/zones.values";
import type { ApiContext } from "../../../context.ts";
import { loadLatestPosts } from "../blog/index.ts";
import { asCustomer, loadCards, toWireItem } from "../../catalogue/catalog/index.ts";
import { loadPromoBanners } from "../../catalogue/promotions/index.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { loadBrandCards, pickByBucket, pickProductIds } from "./content.store.ts";
import type { StoredHomeBlock } from "./home.rules.ts";

/** Adds current data to blocks, with the favourites of the customer with this token. */
export async function fillHome(
  context: ApiContext,
  blocks: readonly StoredHomeBlock[],
  userToken: string | undefined,
): Promise<Wire<HomePage>> {
  const isMade = blocks.length > 0;
  const [filled, promos] = await Promise.all([
    Promise.all((isMade ? blocks : [FIRST_BLOCK]).map((block) => fillBlock(context, block, userToken))),
    loadPromoBanners(context.db, context.now()),
  ]);
  return { blocks: isMade ? filled : filled.filter(hasProducts), promos };
}

/** Shown until staff design a home page, if the shop has products. */
const FIRST_BLOCK: StoredHomeBlock = {
  type: "product",
  title: "Produse noi",
  url: null,
  pick: "newest",
  count: 12,
};

function hasProducts(block: Wire<HomeBlock>): boolean {
  return block.type === "product" && block.products.length > 0;
}

async function fillBlock(
  context: ApiContext,
  block: StoredHomeBlock,
  userToken: string | undefined,
): Promise<Wire<HomeBlock>> {
  const { db } = context;
  if (block.type === "brand_carousel") {
    return {
      type: block.type,
      title: block.title,
      url: block.url,
      brands: await loadBrandCards(db, block.count),
    };
  }
  if (block.type === "blogarticle") {
    const articles = await loadLatestPosts(db, block.count);
    return { type: block.type, title: block.title, url: block.url, articles };
  }
  if (block.type === "zones") {
    const { type, title, url, pics } = block;
    return { type, title, url, rooms: ZONES.map((zone) => ({ zone, pic: pics[zone] || null })) };
  }
  if (block.type === "buckets") return fillBuckets(context, block, userToken);
  if (block.type === "custom_html") return { ...block, html: cleanHtml(block.html) };
  if (block.type !== "product") return block;
  const ids = "pick" in block ? await pickProductIds(db, block.pick, block.count) : block.productIds;
  const products = await itemsOf(context, ids, userToken);
  return { type: block.type, title: block.title, url: block.url, products };
}

async function itemsOf(
  context: ApiContext,
  ids: number[],
  userToken: string | undefined,
): Promise<Wire<ProductItem>[]> {
  const items = (await loadCards(context.db, ids)).map((row) => toWireItem(row, context.now()));
  return asCustomer(context, userToken, items);
}

/** Omits surfaces that have no buyable product to dilute. */
async function fillBuckets(
  context: ApiContext,
  { type, title, url, surfaces }: Extract<StoredHomeBlock, { type: "buckets" }>,
  userToken: string | undefined,
): Promise<Wire<HomeBlock>> {
  const picked = await pickByBucket(
    context.db,
    surfaces.map(({ categoryId }) => categoryId),
  );
  const items = await itemsOf(
    context,
    picked.map(({ productId }) => productId),
    userToken,
  );
  const filled = surfaces.map(({ name, categoryId }) => {
    const ofSurface = picked.filter((product) => product.categoryId === categoryId);
    return {
      name,
      url: ofSurface[0]?.url ?? "",
      products: ofSurface.flatMap(({ productId }) => items.filter((item) => item.productID === productId)),
    };
  });
  return { type, title, url, surfaces: filled.filter(({ products }) => products.length > 0) };
}
