/** Products that a test has for itself: tests of other workers are at other ones at the same time. */
import { type Buyer, haveProductInCart } from "./api-steps.ts";
import { SHOP } from "./addresses.ts";
import { changeShop, queryShop, SET_STOCK } from "./shop-database.ts";
import { test } from "@playwright/test";

export interface OwnProduct {
  id: number;
  url: string;
}

/** Cheap enough for BULK of them to be paid in any way: cash has a bound (law: Cash limits). */
const DEAREST_BANI = 10_000;

/** One with enough pieces and no promotion that the home page, whose cards the other tests buy, does not show. */
async function ownProduct(): Promise<OwnProduct> {
  const home = await (await fetch(SHOP)).text();
  const found = await queryShop<OwnProduct>(
    "curat_e2e",
    `select p.id, r.url from product p join product_read r on r.product_id = p.id
     where r.is_buyable and p.min_quantity = 1 and p.stock > 10 and p.max_quantity > 10 and p.id % $3 = $1
       and p.price_bani = p.list_price_bani and r.promotion_ids = '{}'
       and p.price_bani < $2
     order by p.id desc`,
    [test.info().parallelIndex, DEAREST_BANI, test.info().config.workers],
  );
  return given(found.find(({ url }) => !home.includes(url)));
}

/** Raises its price, and the list price with it: else the promotions' clock takes it back within a minute. */
export async function raisePrice({ id }: OwnProduct, bani: number): Promise<void> {
  await changeShop(
    "update product set price_bani = price_bani + $2, list_price_bani = list_price_bani + $2 where id = $1",
    [id, bani],
  );
}

/** One that is sold out. */
export async function ownSoldOutProduct(): Promise<OwnProduct> {
  const [found] = await queryShop<OwnProduct>(
    "curat_e2e",
    `select product_id as id, url from product_read where not is_buyable and product_id % $2 = $1
     order by product_id desc limit 1`,
    [test.info().parallelIndex, test.info().config.workers],
  );
  return given(found);
}

/** Puts a product of the test's own into the cart. */
export async function addOwnProduct(buyer: Buyer): Promise<OwnProduct> {
  const product = await ownProduct();
  await haveProductInCart(buyer, product.id);
  return product;
}

/** More pieces of one product than other tests have waiting: the bound that follows is for this order alone. */
export const BULK = 61;

/** Does that while unknown buyers may hold fewer pieces of a product than BULK, of which the cart has so many. */
export async function withBulkRefused(
  buyer: Buyer,
  act: (product: OwnProduct) => Promise<void>,
): Promise<void> {
  const product = await addOwnProduct(buyer);
  await changeShop("update product set max_quantity = 500 where id = $1", [product.id]);
  await changeShop(SET_STOCK, [product.id, 500]);
  const bound =
    "update setting set value = value || jsonb_build_object('openPieces', $1::int) where key = 'unprovenBuyers'";
  await changeShop(bound, [BULK - 1]);
  try {
    await act(product);
  } finally {
    await changeShop(bound, [100_000]);
    await changeShop(SET_STOCK, [product.id, 50]);
  }
}

function given(product: OwnProduct | undefined): OwnProduct {
  if (!product) throw new Error("The demo has no such product left for this test.");
  return product;
}
