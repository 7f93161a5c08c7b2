/** Products as the customer sees them who is logged in: what he likes, and what they cost him. */
import type { OwnPriceShown, PriceRange } from "@curat/contract/listing";
import type { ApiContext } from "../../context.ts";
import { likedAmong } from "../favourites/index.ts";
import { buysForCompany, loadOwnTerms, ownPrice, type OwnTerms, toOwnShown } from "../price-lists/index.ts";
import { findCustomer } from "../sessions/index.ts";
import { unitPriceText } from "./catalog.rules.ts";
import { loadNets, loadVat, type NetRow } from "./catalog.store.ts";
import { rangeOf } from "./dose.rules.ts";

interface Shown {
  productID?: number;
  liked?: boolean;
  price: number;
  oldprice: number | null;
  save_percent?: number;
  min_qty?: number;
  unit_price?: string | undefined;
  bucket_price?: PriceRange | undefined;
  legal?: { unit_price: string | null } | undefined;
  own_price?: OwnPriceShown | undefined;
  vat?: number | undefined;
}

/**
 * The products with `liked` and prices as they are for the customer behind the token. A reduction is named against the
 * public price alone (law: 30-day price), so beside a price of a list stands none. Who buys for a company hears of the VAT. Without a token they come back as they
 * are and the database is not asked.
 */
export async function asCustomer<Item extends Shown>(
  shop: Pick<ApiContext, "db" | "now">,
  userToken: string | undefined,
  items: Item[],
): Promise<Item[]> {
  const customer = await findCustomer(shop, userToken);
  if (!customer) return items;
  const productIds = items.flatMap(({ productID }) => productID ?? []);
  const [liked, terms, isForCompany] = await Promise.all([
    likedAmong(shop.db, customer.id, productIds),
    loadOwnTerms(shop.db, { customerId: customer.id }, { productIds, now: shop.now() }),
    buysForCompany(shop.db, customer.id),
  ]);
  // A list by family tells it of every product already.
  const isTold = items.some(({ vat }) => vat !== undefined);
  const vat = isForCompany && !isTold ? await loadVat(shop.db, productIds) : new Map<number, number>();
  const nets = await loadNets(shop.db, [...terms.keys()]);
  return items.map((item) => {
    const id = item.productID;
    if (id === undefined) return { ...item, liked: false };
    const own = terms.get(id);
    const percent = item.vat ?? vat.get(id);
    return {
      ...item,
      ...(own && priced(item, own, nets.get(id))),
      ...(percent !== undefined && { vat: percent }),
      liked: liked.has(id),
    };
  });
}

function priced(item: Shown, terms: OwnTerms, net: NetRow | undefined): Partial<Shown> {
  const minQuantity = item.min_qty ?? 1;
  const own_price = toOwnShown(terms, minQuantity);
  const own = ownPrice(terms, minQuantity);
  if (!own || !net) return { own_price };
  const unit_price = unitPriceText(own.bani, net);
  return {
    own_price,
    price: own.bani / 100,
    oldprice: null,
    save_percent: 0,
    ...(item.bucket_price && net.bucketShares && { bucket_price: rangeOf(own.bani, net.bucketShares) }),
    ...(item.legal ? { legal: { ...item.legal, unit_price } } : { unit_price }),
  };
}
