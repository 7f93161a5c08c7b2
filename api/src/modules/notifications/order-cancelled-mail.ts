import { formatLei } from "../../text/money.ts";
import type { Order } from "../orders/index.ts";
import type { Mail } from "./mail.ts";
import { linesPart, type OrderFacts, orderMail, paragraph, type Part } from "./order-mail-parts.ts";

/** The order ended before it left. Pure: facts in, mail out. */
export function orderCancelledMail(facts: OrderFacts): Mail {
  const { order, lines } = facts;
  return orderMail(facts, {
    step: "cancelled",
    title: `Comanda ${order.number} a fost anulată`,
    intro: "Comanda de mai jos nu mai este valabilă și nu o expediem.",
    parts: [...refundParts(order), linesPart(lines)],
  });
}

/** What happens to money that came in. */
export function refundParts(order: Order): Part[] {
  if (order.paymentState !== "refund_due" && order.paymentState !== "refunded") return [];
  return [
    paragraph(
      `Îți returnăm ${formatLei(order.totalBani)} în cel mult 14 zile, prin aceeași metodă de plată.`,
    ),
  ];
}
