import type { LoaderFunctionArgs } from "react-router";
import { getPickList } from "@curat/contract/staff/packing";
import { need } from "../../../session/api.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { needChosen } from "../../../lists/orders/chosen-orders.server.ts";

export async function loadPickList({ context, url }: LoaderFunctionArgs) {
  const ids = await needChosen(context, url);
  const [{ data: list }, may] = await Promise.all([
    need(context, getPickList, { query: { ids } }),
    mayDo(context),
  ]);
  return { list, ids, mayPack: may("orders:pack") };
}
