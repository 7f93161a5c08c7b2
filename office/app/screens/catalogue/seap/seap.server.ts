import type { LoaderFunctionArgs } from "react-router";
import { listSeapItems } from "@curat/contract/staff/seap-items";
import { dayCell } from "../../../lists/cells.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { listAsFile, loadList } from "../../../lists/list.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { SEAP_ITEMS } from "./seap-shape.ts";
import { texts } from "./texts.ts";

const LIST = {
  shape: SEAP_ITEMS,
  read: (context: Context, { filters }: ListState, page: number) => {
    // The cast is safe, because the list accepts only known values for this filter.
    const state = filters.stare as keyof typeof texts.states | undefined;
    return need(context, listSeapItems, { query: { state, q: filters.q, page: String(page) } });
  },
};

export const loadSeapItems = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, { ...LIST, right: "products:edit" });

export function seapItemsAsFile({ context, url }: LoaderFunctionArgs) {
  return listAsFile(context, url, {
    ...LIST,
    head: SEAP_ITEMS.columns.map(({ label }) => label),
    cells: (one) => [
      one.product,
      one.product_code,
      one.cpv,
      one.code,
      one.price,
      one.shop_price,
      dayCell(one.published_on),
      dayCell(one.ends_on),
    ],
  });
}
