/** Everything that a cart's price depends on, from the modules that know it. */
import type { Db, Tx } from "../../db/database.ts";
import { loadBundleLines } from "../bundles/index.ts";
import { lockProducts } from "../catalog/index.ts";
import { findGiftPromotions } from "../promotions/index.ts";
import { findVoucher, lockVoucher, type Voucher } from "../vouchers/index.ts";
import type { CartRow } from "./cart.store.ts";
import { mayConcern } from "./gifts.rules.ts";
import { loadItems, loadProducts } from "./items.store.ts";
import { bundleLine, productLine } from "./lines.rules.ts";
import type { CartContents } from "./quote.rules.ts";

type Holder = Pick<CartRow, "id" | "voucherId" | "seenGiftIds" | "declinedGiftIds">;

/** What lies in the cart, with the products and gifts as they are now. */
export async function loadContents(db: Db, cart: Holder, now: Date): Promise<CartContents> {
  const voucher = cart.voucherId === null ? undefined : await findVoucher(db, cart.voucherId);
  return contentsOf(db, cart, { voucher, now });
}

/** The same, with voucher and products locked until the transaction ends, in this order: what is read stays true. */
export async function lockContents(tx: Tx, cart: Holder, now: Date): Promise<CartContents> {
  const voucher = cart.voucherId === null ? undefined : await lockVoucher(tx, cart.voucherId);
  return contentsOf(tx, cart, { voucher, now, lock: (ids) => lockProducts(tx, ids) });
}

async function contentsOf(
  db: Db,
  { id, seenGiftIds, declinedGiftIds }: Holder,
  {
    voucher = null,
    now,
    lock,
  }: { voucher: Voucher | null | undefined; now: Date; lock?: (ids: number[]) => Promise<void> },
): Promise<CartContents> {
  const items = await loadItems(db, id);
  const told = { voucher, seenGiftIds, declinedGiftIds };
  if (items.length === 0) return { ...told, lines: [], promotions: [], products: new Map() };
  const bundleIds = items.flatMap((item) => item.bundleId ?? []);
  const bundles = new Map((await loadBundleLines(db, bundleIds)).map((bundle) => [bundle.id, bundle]));
  const productIds = [
    ...items.flatMap((item) => item.productId ?? []),
    ...[...bundles.values()].flatMap((bundle) => bundle.products.map(({ productId }) => productId)),
  ];
  const seenBani = items.reduce((sum, item) => sum + item.quantity * item.seenPriceBani, 0);
  const running = await findGiftPromotions(db, now);
  const promotions = lock
    ? running.filter((promotion) => mayConcern(promotion, { productIds, seenBani, seenGiftIds }))
    : running;
  const ids = [...productIds, ...promotions.map(({ giftProductId }) => giftProductId), ...seenGiftIds];
  await lock?.(ids);
  const products = await loadProducts(db, ids, now);
  const lines = items.flatMap((item) => {
    const product = item.productId === null ? undefined : products.get(item.productId);
    const bundle = item.bundleId === null ? undefined : bundles.get(item.bundleId);
    if (product) return [productLine(item, product)];
    return bundle ? [bundleLine(item, bundle, products)] : [];
  });
  return { ...told, lines, promotions, products };
}
