import { Link, useLoaderData } from "react-router";
import type { PurchaseOrder } from "@curat/contract/staff/purchase-orders";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { PURCHASE_ORDERS } from "./purchase-orders-shape.ts";
import type { loadPurchaseOrders } from "./purchase-orders.server.ts";
import { texts } from "./texts.ts";

export { loadPurchaseOrders as loader } from "./purchase-orders.server.ts";

export const meta = titled(texts.title);

const VARIANTS = {
  draft: "open",
  sent: "open",
  partial: "open",
  closed: "good",
  cancelled: "ended",
} as const;

function expectedText({ state, expected_on: day }: PurchaseOrder, today: string): string {
  if (day === null) return "";
  const isLate = (state === "sent" || state === "partial") && day < today;
  return isLate ? texts.late(dayText(day)) : dayText(day);
}

export default function PurchaseOrders() {
  const { state, rows, paging, mayEdit, today } = useLoaderData<typeof loadPurchaseOrders>();
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/comenzi-furnizori/noua", text: texts.new }}
      shape={PURCHASE_ORDERS}
      {...{ state, paging }}
      rows={rows.map((order) => ({
        id: order.purchase_orderID,
        cells: {
          comanda: (
            <Link to={`/comenzi-furnizori/${order.purchase_orderID}`}>
              {texts.name(order.number, order.year)}
            </Link>
          ),
          furnizor: <Link to={`/furnizori/${order.supplierID}`}>{order.supplier}</Link>,
          trimisa: order.sent_at && <Moment at={order.sent_at} />,
          asteptata: expectedText(order, today),
          bucati: order.pieces,
          primite: order.received,
          total: order.total === null ? null : texts.amount(order.total, order.currency),
          stare: <Status text={texts.states[order.state]} variant={VARIANTS[order.state]} />,
        },
      }))}
    />
  );
}
