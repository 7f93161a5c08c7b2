import type { LoaderFunctionArgs } from "react-router";
import { listLots } from "@curat/contract/staff/lots";
import { LOT_PERIODS } from "@curat/contract/staff/lots.values";
import { dayCell } from "../../../lists/cells.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { listAsFile, loadList } from "../../../lists/list.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { LOTS } from "./lots-shape.ts";
import { texts } from "./texts.ts";

const LIST = {
  shape: LOTS,
  read: (context: Context, { filters }: ListState, page: number) => {
    const days = LOT_PERIODS.find((period) => period === filters.zile);
    return need(context, listLots, { query: { q: filters.q, days, page: String(page) } });
  },
};

export const loadLots = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, { ...LIST, right: "stock:edit" });

export function lotsAsFile({ context, url }: LoaderFunctionArgs) {
  return listAsFile(context, url, {
    ...LIST,
    head: [texts.lot, texts.product, texts.code, texts.expires, texts.pieces, texts.value],
    cells: ({ code, product, product_code: productCode, expires_on: day, pieces, value }) => [
      code,
      product,
      productCode,
      dayCell(day),
      pieces,
      value,
    ],
  });
}
