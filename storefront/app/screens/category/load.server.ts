import { getCategory, listProducts } from "@curat/contract/catalog";
import { apiOf } from "../../session/api.server.ts";
import type { PageRequest } from "../page/screen-types.ts";

/** A category with one page of its products; null when there is none. */
export async function loadCategory({ context, id, address }: PageRequest) {
  const api = apiOf(context);
  const [category, products] = await Promise.all([
    api.call(getCategory, { params: { id: String(id) } }),
    api.call(listProducts, { query: { categoryid: String(id), page: String(address.page), sel_params: address.selected } }),
  ]);
  if (!category.ok) return null;
  const { info, countProducts } = category.data;
  return {
    head: { title: info.category },
    name: info.category,
    count: countProducts,
    // A failed list is an empty one (browsing spec, section 8).
    products: products.ok ? products.data.map((item) => ({ name: item.info.product, url: item.info.url, price: item.price })) : [],
  };
}
