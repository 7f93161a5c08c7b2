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
import { statusText, statusVariant } from "../../../components/status/order-status.ts";
import type { CompanyData } from "./company.server.ts";

const ORDERS: ListShape = {
  columns: [
    { key: "numar", label: "Număr", isName: true },
    { key: "plasata", label: "Plasată" },
    { key: "cumparator", label: "Cine a comandat" },
    { key: "stare", label: "Stare" },
    { key: "total", label: "Total", isNumber: true },
    { key: "firma", label: "Firma în comandă" },
    { key: "tva", label: "Plătitoare de TVA" },
  ],
  filters: [],
  sort: { by: "numar", isDescending: true },
};
const STATE = readList(ORDERS, new URLSearchParams());

/** The company's orders. Each shows the name and CUI with which it was placed. */
export function OrdersPanel({ company, may }: Pick<CompanyData, "company" | "may">) {
  const { orders, spent, last_orders } = company;
  const rows = last_orders.map((order) => ({
    id: order.id,
    cells: {
      numar: may.seeOrders ? <Link to={`/comenzi/${order.id}`}>{order.number}</Link> : order.number,
      plasata: <Moment at={order.orderdate} />,
      cumparator:
        order.customerid === null ? (
          order.name
        ) : (
          <Link to={`/clienti/${order.customerid}`}>{order.name}</Link>
        ),
      stare: <Status text={statusText(order)} variant={statusVariant(order.status_code)} />,
      total: <Price lei={order.total} />,
      firma: `${order.companyname}, ${order.fiscalcode}`,
      tva: order.is_vat_payer ? "da" : "nu se știe",
    },
  }));
  return (
    <Panel title="Comenzi">
      {orders === 0 ? (
        <p>Nu există încă nicio comandă.</p>
      ) : (
        <p>
          {countOf(orders, orders === 1 ? "comandă" : "comenzi")}, în valoare de {formatOfficeLei(spent)}.{" "}
          {orders > rows.length && `Mai jos sunt ultimele ${rows.length}.`}
        </p>
      )}
      {rows.length > 0 && <DataTable caption="Comenzi" shape={ORDERS} state={STATE} rows={rows} />}
    </Panel>
  );
}
