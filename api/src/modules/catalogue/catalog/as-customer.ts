import { type Lei, toBani, toLei, type Wire } from "@curat/contract/lei.values";
import type { OwnPriceShown, PriceRange } from "@curat/contract/listing";
import type { ApiContext } from "../../../context.ts";
import { favouritesAmong } from "../favourites/index.ts";
import {
  buysForCompany,
  loadOwnTerms,
  loadTermsOfLists,
  ownPrice,
  type OwnTerms,
  readPriceView,
  toOwnShown,
} from "../price-lists/index.ts";
import { findCustomer } from "../../platform/sessions/index.ts";
import { netOf } from "@curat/contract/vat.values";
import { unitPriceText } from "./unit-price.rules.ts";
import { loadNets, loadVat, type NetRow } from "./catalog.store.ts";
import { rangeOf } from "./dose.rules.ts";

type Shop = Pick<ApiContext, "db" | "now">;

interface Shown {
  productID?: number;
  liked?: boolean;
  price: Lei;
  oldprice: Lei | null;
  save_percent?: number;
  min_qty?: number;
  unit_price?: string | undefined;
  bucket_price?: Wire<PriceRange> | undefined;
  legal?: { unit_price: string | null } | undefined;
  own_price?: Wire<OwnPriceShown> | undefined;
  vat?: number | undefined;
}

/**
 * Adds favourites, customer-specific prices and, for company buyers, VAT to the items. Advertised reductions refer
 * only to public prices. (law: 30-day price)
 */
export async function asCustomer<Item extends Shown>(
  shop: Shop,
  userToken: string | undefined,
  items: Item[],
): Promise<Item[]> {
  const eyes = await customerViewOf(shop, userToken, items);
  if (!eyes) return items;
  // Items of lists grouped by family already include VAT.
  const hasVat = items.some(({ vat }) => vat !== undefined);
  const ids = idsOf(items);
  const vat =
    eyes.isForCompany && !hasVat ? await loadVat(shop.db, ids, shop.now()) : new Map<number, number>();
  return items.map((item) => {
    const percent = item.vat ?? vat.get(item.productID ?? -1);
    return { ...personalize(eyes, item), ...(percent !== undefined && { vat: percent }) };
  });
}

/** Returns the product with the customer's own price. Company buyers also get the price without VAT. */
export async function productAsCustomer<Item extends Shown & { vat: number; price_net?: Lei | undefined }>(
  shop: Shop,
  userToken: string | undefined,
  product: Item,
): Promise<Item> {
  const eyes = await customerViewOf(shop, userToken, [product]);
  if (!eyes) return product;
  const personalized = personalize(eyes, product);
  return eyes.isForCompany && personalized.vat > 0
    ? { ...personalized, price_net: toLei(netOf(toBani(personalized.price), personalized.vat)) }
    : personalized;
}

/** Returns undefined if the token identifies neither a customer nor a class of buyers. */
async function customerViewOf(shop: Shop, userToken: string | undefined, items: Shown[]) {
  const productIds = idsOf(items);
  const input = { productIds, now: shop.now() };
  const view = readPriceView(userToken);
  const customer = view ? undefined : await findCustomer(shop, userToken);
  if (!customer && !view) return undefined;
  const [liked, terms, isForCompany] = await Promise.all([
    customer ? favouritesAmong(shop.db, customer.id, productIds) : new Set<number>(),
    customer
      ? loadOwnTerms(shop.db, { customerId: customer.id }, input)
      : loadTermsOfLists(shop.db, view?.listIds ?? [], input),
    customer ? buysForCompany(shop.db, customer.id) : view?.isForCompany === true,
  ]);
  const nets = await loadNets(shop.db, [...terms.keys()]);
  return { liked, terms, isForCompany, nets };
}
type Eyes = NonNullable<Awaited<ReturnType<typeof customerViewOf>>>;

function idsOf(items: Shown[]): number[] {
  return items.flatMap(({ productID }) => productID ?? []);
}

function personalize<Item extends Shown>({ liked, terms, nets }: Eyes, item: Item): Item {
  const id = item.productID;
  if (id === undefined) return { ...item, liked: false };
  const own = terms.get(id);
  return { ...item, ...(own && priced(item, own, nets.get(id))), liked: liked.has(id) };
}

function priced(item: Shown, terms: OwnTerms, net: NetRow | undefined): Partial<Shown> {
  const minQuantity = item.min_qty ?? 1;
  const own_price = toOwnShown(terms, minQuantity);
  const own = ownPrice(terms, minQuantity);
  if (!own || !net) return { own_price };
  const unit_price = unitPriceText(own.bani, net);
  return {
    own_price,
    price: toLei(own.bani),
    oldprice: null,
    save_percent: 0,
    ...(item.bucket_price && net.bucketShares && { bucket_price: rangeOf(own.bani, net.bucketShares) }),
    ...(item.legal ? { legal: { ...item.legal, unit_price } } : { unit_price }),
  };
}
