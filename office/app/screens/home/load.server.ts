import { listStaffOrders } from "@curat/contract/staff/orders";
import { maybe } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { requireStaff } from "../../session/staff.server.ts";
import { texts } from "./texts.ts";

/** Where orders wait for somebody. */
const QUEUES = [
  { status: "new", title: texts.toConfirm },
  { status: "confirmed", title: texts.toPack },
  { status: "preparing", title: texts.toHandOver },
  { status: "awaiting_payment", title: texts.toPay },
];

/** What waits, as far as this person may see it. */
export async function loadHome(context: Context) {
  const me = await requireStaff(context);
  if (!me.permissions.includes("orders:view")) return { name: me.name, queues: [] };
  const answers = await Promise.all(
    QUEUES.map(({ status }) => maybe(context, listStaffOrders, { query: { status } })),
  );
  const queues = QUEUES.flatMap(({ status, title }, index) => {
    const total = answers[index]?.meta.total;
    return total === undefined ? [] : [{ title, total, to: `/comenzi?stare=${status}` }];
  });
  return { name: me.name, queues };
}
