import { formatLei } from "../../../text/money.ts";
import { isPickup } from "../../selling/orders/index.ts";
import type { Mail } from "./mail.ts";
import { paragraph } from "./letter.ts";
import { arrivalParts, linesPart, type OrderFacts, orderMail, trackerPart } from "./order-mail-parts.ts";

export function orderPaidMail(facts: OrderFacts): Mail {
  const { order } = facts;
  return orderMail(facts, {
    key: "paid",
    title: `Plata comenzii ${order.number} a fost confirmată`,
    intro: `Am primit ${formatLei(order.totalBani)} pentru comanda ta și am confirmat-o.`,
    head: [...arrivalParts(order), trackerPart(facts)],
    parts: [
      paragraph(
        isPickup(order)
          ? "O pregătim și îți scriem când o poți ridica."
          : "O pregătim și îți scriem când o predăm curierului.",
      ),
      linesPart(facts.lines, facts.shop),
    ],
  });
}
