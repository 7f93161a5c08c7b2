import { Link } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Price } from "../../../components/money/price.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { countOf } from "@curat/contract/quantity-text.values";
import { DataTable } from "../../../lists/data-table.tsx";
import { readList } from "../../../lists/list-address.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { paymentText, statusText, statusVariant } from "../../../components/status/order-status.ts";
import type { CustomerData } from "./customer.server.ts";
import { texts } from "./texts.ts";

const ORDERS: ListShape = {
  columns: [
    { key: "numar", label: "Comanda", isName: true },
    { key: "plasata", label: "Plasată" },
    { key: "stare", label: "Stare" },
    { key: "total", label: "Total", isNumber: true },
    { key: "plata", label: "Plată" },
    { key: "incasare", label: "Starea plății" },
  ],
  filters: [],
  sort: { by: "numar", isDescending: true },
};
const STATE = readList(ORDERS, new URLSearchParams());

export function OrdersPanels({ customer, may }: Pick<CustomerData, "customer" | "may">) {
  const { orders, guest_orders, orders_total, spent, email } = customer;
  return (
    <>
      <Panel title={texts.orders}>
        {orders_total === 0 ? (
          <p>{texts.noOrders}</p>
        ) : (
          <p>
            {texts.totalOrders(
              countOf(orders_total, orders_total === 1 ? "comandă" : "comenzi"),
              formatOfficeLei(spent),
            )}
          </p>
        )}
        {orders.length > 0 && <Orders {...{ orders, may }} caption={texts.orders} />}
        {may.seeOrders && orders_total > orders.length && (
          <p>
            <Link to={`/comenzi?q=${encodeURIComponent(email)}`}>{texts.allOrders}</Link>
          </p>
        )}
      </Panel>
      {guest_orders.length > 0 && (
        <Panel title={texts.guestOrders}>
          <p>{texts.guestExplain}</p>
          <Orders orders={guest_orders} may={may} caption={texts.guestOrders} />
        </Panel>
      )}
    </>
  );
}

type Listed = Pick<CustomerData, "may"> & { orders: CustomerData["customer"]["orders"]; caption: string };

function Orders({ orders, may, caption }: Listed) {
  const rows = orders.map((order) => ({
    id: order.id,
    cells: {
      numar: may.seeOrders ? <Link to={`/comenzi/${order.id}`}>{order.number}</Link> : order.number,
      plasata: <Moment at={order.orderdate} />,
      stare: <Status text={statusText(order)} variant={statusVariant(order.status_code)} />,
      total: <Price lei={order.total} />,
      plata: order.payment,
      incasare: paymentText(order.payment_state),
    },
  }));
  return <DataTable caption={caption} shape={ORDERS} state={STATE} rows={rows} />;
}
