/** Reserves products for a single test, so that tests in other workers use different ones. */
import { type Buyer, haveProductInCart } from "./api-steps.ts";
import { SHOP } from "./addresses.ts";
import { changeShop, queryShop, SET_STOCK } from "./shop-database.ts";
import { test } from "@playwright/test";

export interface OwnProduct {
  id: number;
  url: string;
}

/** BULK pieces of a product must be payable by any method (law: Cash limits). */
const DEAREST_BANI = 10_000;

/**
 * Returns a product that has enough stock, is not in a promotion, and is not on the home page, where other tests buy.
 */
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
  return requireProduct(found.find(({ url }) => !home.includes(url)));
}

/** Raises a product's price and list price; otherwise the promotion job would restore the price. */
export async function raisePrice({ id }: OwnProduct, bani: number): Promise<void> {
  await changeShop(
    "update product set price_bani = price_bani + $2, list_price_bani = list_price_bani + $2 where id = $1",
    [id, bani],
  );
}

export async function ownSoldOutProduct(): Promise<OwnProduct> {
  const [found] = await queryShop<OwnProduct>(
    "curat_e2e",
    `select product_id as id, url from product_read where not is_buyable and product_id % $2 = $1
     order by product_id desc limit 1`,
    [test.info().parallelIndex, test.info().config.workers],
  );
  return requireProduct(found);
}

/** Adds a product reserved for this test to the cart. */
export async function addOwnProduct(buyer: Buyer): Promise<OwnProduct> {
  const product = await ownProduct();
  await haveProductInCart(buyer, product.id);
  return product;
}

/** No other test has this many pieces in open orders, so the lowered limit affects only this order. */
export const BULK = 61;

/** Runs `act` while the cart contains BULK pieces, one more than unknown buyers may order. */
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

function requireProduct(product: OwnProduct | undefined): OwnProduct {
  if (!product) throw new Error("The demo has no such product left for this test.");
  return product;
}
