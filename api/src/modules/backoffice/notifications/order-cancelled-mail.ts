import { formatLei } from "../../../text/money.ts";
import type { Order } from "../../selling/orders/index.ts";
import type { Mail } from "./mail.ts";
import { paragraph, type Part } from "./letter.ts";
import { linesPart, type OrderFacts, orderMail } from "./order-mail-parts.ts";

/** A transfer takes days, so it may arrive after the cancellation. */
const LATE =
  "Dacă ai plătit între timp, răspunde la acest e-mail. Dacă vrei produsele în continuare, comandă din nou.";

/** Returns the email about an order that was cancelled before shipping. */
export function orderCancelledMail(facts: OrderFacts): Mail {
  const { order, lines, events } = facts;
  const isUnpaid = events.find(({ status }) => status === "cancelled")?.actor === "system";
  return orderMail(facts, {
    key: "cancelled",
    title: `Comanda ${order.number} a fost anulată`,
    intro: isUnpaid
      ? "Nu am primit plata la timp, așa că am anulat comanda de mai jos."
      : "Comanda de mai jos nu mai este valabilă și nu o expediem.",
    parts: [...(isUnpaid ? [paragraph(LATE)] : []), ...refundParts(order), linesPart(lines, facts.shop)],
  });
}

/** Returns the part that explains the refund of received money; empty if no refund is due or made. */
export function refundParts(order: Order): Part[] {
  if (order.paymentState !== "refund_due" && order.paymentState !== "refunded") return [];
  return [
    paragraph(
      `Îți returnăm ${formatLei(order.totalBani)} în cel mult 14 zile, prin aceeași metodă de plată.`,
    ),
  ];
}
