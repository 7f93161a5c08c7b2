import { isPickup } from "../orders/index.ts";
import type { Mail } from "./mail.ts";
import { paragraph } from "./letter.ts";
import { deliveryPart, linesPart, type OrderFacts, orderMail } from "./order-mail-parts.ts";

/** The shop takes the order on. Pure: facts in, mail out. */
export function orderConfirmedMail(facts: OrderFacts): Mail {
  const { order, lines } = facts;
  return orderMail(facts, {
    key: "confirmed",
    title: `Comanda ${order.number} a fost confirmată`,
    intro: "Am verificat comanda și începem să o pregătim.",
    parts: [
      paragraph(
        isPickup(order)
          ? "Îți scriem când o poți ridica."
          : "Îți scriem când o predăm curierului, cu numărul AWB.",
      ),
      linesPart(lines),
      deliveryPart(order),
    ],
  });
}
