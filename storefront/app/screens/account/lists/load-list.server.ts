import { randomUUID } from "node:crypto";
import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { STOCK } from "@curat/contract/catalog.values";
import { netLei } from "@curat/contract/vat.values";
import { getReorderList } from "@curat/contract/reorder-lists";
import type { ReorderList } from "@curat/contract/reorder-lists";
import { shopPath } from "../../../components/product-card/shop-path.ts";
import { apiOf } from "../../../session/api.server.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { texts } from "./texts.ts";

/** Returns one of the customer's lists. Throws 404 if the customer has no such list. */
export async function loadList(context: Readonly<RouterContextProvider>, id: string) {
  const answer = await apiOf(context).call(getReorderList, { params: { id } });
  if (!answer.ok && answer.status === 404) throw data(null, { status: 404 });
  const list = answer.ok ? toView(answer.data) : null;
  return data(
    {
      head: { title: accountTexts.titleOf(list?.name ?? texts.title), robots: "noindex" },
      list,
      sending: randomUUID(),
    },
    { status: list ? 200 : 503 },
  );
}

function toView({ id, name, version, lines }: ReorderList) {
  return {
    id,
    name,
    version,
    lines: lines.map(({ productid, quantity, product, item }) => ({
      id: productid,
      name: item?.info.product ?? product,
      quantity,
      url: item ? shopPath(item.info.url) : null,
      picture: item?.pic ?? null,
      price: item?.price,
      net: item?.vat ? netLei(item.price, item.vat) : undefined,
      hindered: item ? (item.stockID === STOCK.outOfStock ? texts.soldOut : undefined) : texts.gone,
    })),
  };
}
export type ListView = ReturnType<typeof toView>;
