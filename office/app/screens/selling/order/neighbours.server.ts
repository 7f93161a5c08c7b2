import { listStaffOrders } from "@curat/contract/staff/orders";
import { readList } from "../../../lists/list-address.ts";
import { orderQueryOf } from "../../../lists/orders/order-query.ts";
import { ORDERS } from "../../../lists/orders/orders-shape.ts";
import { maybe } from "../../../session/api.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import type { Context } from "../../../session/session.server.ts";

/** Returns the previous and next order in the list that the person last viewed. */
export async function loadNeighbours(context: Context, id: string) {
  const { filters, sort } = readList(ORDERS, new URLSearchParams(sessionOf(context).cookies.orders));
  const nextIn = async (isDescending: boolean) => {
    const query = orderQueryOf({ filters, sort: { ...sort, isDescending } });
    const answer = await maybe(context, listStaffOrders, { query: { ...query, after: id, per_page: "1" } });
    const [order] = answer?.data ?? [];
    return order && { id: order.id, number: order.number };
  };
  const [next, previous] = await Promise.all([nextIn(sort.isDescending), nextIn(!sort.isDescending)]);
  return { previous, next };
}
