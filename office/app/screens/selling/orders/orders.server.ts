import type { LoaderFunctionArgs } from "react-router";
import { listStaffOrders } from "@curat/contract/staff/orders";
import { momentCell } from "../../../lists/cells.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { listAddress, readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { orderActions } from "./many-orders.server.ts";
import { orderFilterOf, orderQueryOf } from "../../../lists/orders/order-query.ts";
import { ORDER_CHANNEL_NAMES, paymentText, statusText } from "../../../components/status/order-status.ts";
import { ORDERS } from "../../../lists/orders/orders-shape.ts";

const FILE_PAGE = "200";

export async function loadOrders({ context, url }: LoaderFunctionArgs) {
  const state = readList(ORDERS, url.searchParams);
  sessionOf(context).set("orders", listAddress(ORDERS, { ...state, page: 1 }) || undefined);
  const { data, meta } = await need(context, listStaffOrders, {
    query: { ...orderQueryOf(state), page: String(state.page) },
  });
  const { total, last_page: lastPage, more_than_total: isMore } = meta;
  const [actions, may, exportTo] = await Promise.all([
    orderActions(context),
    mayDo(context),
    exportLink(context, "orders", orderFilterOf(state.filters)),
  ]);
  const paging = { total, lastPage, isMore };
  return { state, orders: data, paging, actions, exportTo, mayType: may("orders:edit") };
}

export async function ordersAsFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const state = readList(ORDERS, url.searchParams);
  // Each request continues after the previous one's last order, because high page numbers are slow.
  const read = (after?: number) =>
    need(context, listStaffOrders, {
      query: {
        ...orderQueryOf(state),
        per_page: FILE_PAGE,
        after: after === undefined ? after : String(after),
      },
    });
  let last: number | undefined;
  const head = [
    "Comanda",
    "Plasată",
    "Client",
    "E-mail",
    "Stare",
    "Total",
    "Plată",
    "Starea plății",
    "Livrare",
    "Canal",
    "AWB",
  ];
  return fileAnswer(url, head, async () => {
    const { data } = await read(last);
    last = data.at(-1)?.id;
    const rows = data.map((order) => [
      order.number,
      momentCell(order.orderdate),
      order.name,
      order.email,
      statusText(order),
      order.total,
      order.payment,
      paymentText(order.payment_state),
      order.delivery,
      ORDER_CHANNEL_NAMES[order.channel],
      order.awbid,
    ]);
    return { rows, hasMore: data.length === Number(FILE_PAGE) };
  });
}
