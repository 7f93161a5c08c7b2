import { getProduct } from "@curat/contract/catalog";
import { apiOf } from "../../session/api.server.ts";
import type { PageRequest } from "../page/screen-types.ts";

/** A product by id; null when there is none. */
export async function loadProduct({ context, id }: PageRequest) {
  const answer = await apiOf(context).call(getProduct, { params: { id: String(id) } });
  if (!answer.ok) return null;
  const { productID, info, price, oldprice, pic, buyable } = answer.data;
  return {
    head: { title: info.metatitle || info.product, description: info.metadescription },
    id: productID,
    name: info.product,
    price,
    oldPrice: oldprice,
    picture: pic,
    isBuyable: buyable,
  };
}
