import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getGuestOrder } from "@curat/contract/account-orders";
import { listComplaintTypes } from "@curat/contract/complaints";
import { apiOf } from "../../session/api.server.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { aboutOrder, toTypeOptions } from "../../components/complaint/about-order.server.ts";
import { PAGE as FIND_PAGE } from "../../components/find-order/find-intent.ts";
import { storedAccess } from "../../session/order-access-cookie.server.ts";
import { texts } from "./texts.ts";

/**
 * Returns the order that the guest found and the complaint types. Redirects to the order search if no order
 * was found.
 */
export async function loadGuestComplaint(context: Readonly<RouterContextProvider>) {
  const stored = storedAccess(context);
  if (!stored) return redirectWithNotices(context, FIND_PAGE);
  const { randomid, access } = stored;
  const api = apiOf(context);
  const [order, types] = await Promise.all([
    api.call(getGuestOrder, { params: { randomid }, body: { access } }),
    api.call(listComplaintTypes),
  ]);
  if (!order.ok && order.status === 403) return redirectWithNotices(context, FIND_PAGE);
  if (!order.ok || !types.ok) throw data(null, { status: 503 });
  const { firstname, lastname, phone, email } = order.data.data;
  const { ordernr, invoice, known } = aboutOrder(order.data, context);
  return {
    head: { title: texts.title(ordernr), robots: "noindex" },
    number: ordernr,
    email,
    types: toTypeOptions(types.data),
    known: { customer_name: `${firstname} ${lastname}`, customer_phone: phone, ...known },
    invoice,
  };
}
export type GuestComplaintData = Awaited<ReturnType<typeof loadGuestComplaint>>;
