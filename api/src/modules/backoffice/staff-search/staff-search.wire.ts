import type { Wire } from "@curat/contract/lei.values";
import type { StaffFound } from "@curat/contract/staff/search";
import { toWireOrderRow } from "../../selling/orders/index.ts";
import type { Found } from "./staff-search.service.ts";

export function toWireFound(
  text: string,
  { orders, products, customers, companies }: Found,
): Wire<StaffFound> {
  return {
    exact_order: orders.find(({ order }) => String(order.number) === text)?.order.id ?? null,
    orders: orders.map((row) => {
      const { id, number, name, orderdate, status, total } = toWireOrderRow(row);
      return { id, number, name, orderdate, status, total };
    }),
    products,
    customers: customers.map(({ id, firstName, lastName, email, phone }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      phone,
    })),
    companies,
  };
}
