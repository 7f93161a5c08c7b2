import type { RouterContextProvider } from "react-router";
import { getProduct } from "@curat/contract/catalog";
import type { Product } from "@curat/contract/catalog";
import { shopPath } from "../product-card/shop-path.ts";
import { cachedApiOf } from "../../session/api.server.ts";
import type { CompareItem } from "../../session/layout-data.ts";
import { sessionOf } from "../../session/session.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { comparedCookie, comparedIds } from "./compared-ids.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns whether the flag `compareProducts` is on. It is off by default (B-007). */
export async function comparesProducts(context: Context): Promise<boolean> {
  const settings = await context.get(scopeContext).shared.settings();
  return settings?.flags?.compareProducts === true;
}

/** Returns the widget's products, or undefined if the comparison is disabled. */
export async function loadCompared(context: Context): Promise<CompareItem[] | undefined> {
  if (!(await comparesProducts(context))) return undefined;
  return (await findCompared(context)).map(toCompareItem);
}

/** Returns the compared products with current data. Deleted products are removed from the cookie. */
export async function findCompared(context: Context): Promise<Product[]> {
  const session = sessionOf(context);
  const ids = comparedIds(session.cookies.compare);
  const answers = await Promise.all(
    ids.map((id) => cachedApiOf(context).call(getProduct, { params: { id: String(id) } })),
  );
  const left = ids.filter((_, index) => answers[index]?.status !== 404);
  if (left.length < ids.length) session.set("compare", comparedCookie(left));
  return answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
}

export function toCompareItem({ productID, info, brand, pics, pic, picture }: Product): CompareItem {
  const main = pic ?? picture;
  return {
    productID,
    name: info.product,
    brand: brand ?? "",
    pics: main ? [main] : (pics ?? []).slice(0, 1).map(({ original }) => original),
    url: shopPath(info.url || info.urls?.path || ""),
  };
}
