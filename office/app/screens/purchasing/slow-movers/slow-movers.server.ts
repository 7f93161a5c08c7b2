import type { LoaderFunctionArgs } from "react-router";
import { listSlowProducts } from "@curat/contract/staff/replenishment";
import { dayCell } from "../../../lists/cells.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { listAsFile, loadList } from "../../../lists/list.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { SLOW_MOVERS } from "./slow-movers-shape.ts";
import { texts } from "./texts.ts";

const LIST = {
  shape: SLOW_MOVERS,
  read: (context: Context, { filters }: ListState, page: number) =>
    need(context, listSlowProducts, { query: { q: filters.q, page: String(page) } }),
};

export const loadSlowMovers = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, { ...LIST, right: "purchasing:edit" });

export function slowMoversAsFile({ context, url }: LoaderFunctionArgs) {
  return listAsFile(context, url, {
    ...LIST,
    head: [texts.product, texts.code, texts.stock, texts.lastSold, texts.stocked, texts.value],
    cells: ({ product, product_code: code, stock, last_sold_on: sold, stocked_on: stocked, value }) => [
      product,
      code,
      stock,
      dayCell(sold),
      dayCell(stocked),
      value,
    ],
  });
}
