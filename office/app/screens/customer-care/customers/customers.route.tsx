import { Link, useLoaderData } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { nameOf } from "../../../components/customer/name-of.ts";
import { CustomerState } from "../../../components/status/customer-status.tsx";
import { CUSTOMERS } from "./customers-shape.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import type { loadCustomers } from "./customers.server.ts";

export { loadCustomers as loader } from "./customers.server.ts";

export const meta = titled("Clienți");

export default function Customers() {
  const { state, customers, paging, exportTo, mayEdit } = useLoaderData<typeof loadCustomers>();
  const rows = customers.map((customer) => ({
    id: customer.id,
    cells: {
      nume: <Link to={`/clienti/${customer.id}`}>{nameOf(customer)}</Link>,
      email: customer.email,
      telefon: customer.phone,
      stare: <CustomerState state={customer.state} />,
      deschis: <Moment at={customer.created_at} />,
      comenzi: customer.orders,
      valoare: customer.orders > 0 && <Price lei={customer.spent} />,
      ultima: <Moment at={customer.last_order_at} none="niciuna" />,
    },
  }));
  return (
    <ListPage
      title="Clienți"
      create={mayEdit && { to: "/clienti/nou", text: "Client nou" }}
      shape={CUSTOMERS}
      {...{ state, paging, exportTo }}
      file="/clienti"
      rows={rows}
    />
  );
}
