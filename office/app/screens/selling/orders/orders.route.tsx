import { Link, useLoaderData } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { PromiseMark } from "./promise-mark.tsx";
import { OrderViews } from "./order-views.tsx";
import {
  ORDER_CHANNEL_NAMES,
  paymentText,
  statusText,
  statusVariant,
} from "../../../components/status/order-status.ts";
import { ORDERS } from "../../../lists/orders/orders-shape.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import type { loadOrders } from "./orders.server.ts";

export { loadOrders as loader } from "./orders.server.ts";
export { actOnOrders as action } from "./many-orders.server.ts";

export const meta = titled("Comenzi");

export default function Orders() {
  const { state, orders, paging, actions, exportTo, mayType } = useLoaderData<typeof loadOrders>();
  const rows = orders.map((order) => ({
    id: order.id,
    cells: {
      numar: <Link to={`/comenzi/${order.id}`}>{order.number}</Link>,
      plasata: <Moment at={order.orderdate} />,
      client: order.name,
      email: order.email,
      stare: (
        <>
          <Status text={statusText(order)} variant={statusVariant(order.status_code)} />{" "}
          {order.promise && <PromiseMark promise={order.promise} />}
        </>
      ),
      total: <Price lei={order.total} />,
      plata: order.payment,
      incasare: paymentText(order.payment_state),
      livrare: order.delivery,
      canal: ORDER_CHANNEL_NAMES[order.channel],
      awb: order.awbid,
    },
  }));
  return (
    <ListPage
      title="Comenzi"
      create={mayType && { to: "/comenzi/noua", text: "Comandă nouă" }}
      shape={ORDERS}
      {...{ state, paging, actions, exportTo }}
      file="/comenzi"
      rows={rows}
    >
      <OrderViews state={state} />
    </ListPage>
  );
}
