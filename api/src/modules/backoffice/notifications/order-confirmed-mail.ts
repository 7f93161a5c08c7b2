import { isPickup } from "../../selling/orders/index.ts";
import type { Mail } from "./mail.ts";
import { paragraph } from "./letter.ts";
import {
  arrivalParts,
  deliveryPart,
  linesPart,
  type OrderFacts,
  orderMail,
  trackerPart,
} from "./order-mail-parts.ts";

export function orderConfirmedMail(facts: OrderFacts): Mail {
  const { order, lines } = facts;
  return orderMail(facts, {
    key: "confirmed",
    title: `Comanda ${order.number} a fost confirmată`,
    intro: "Am verificat comanda și începem să o pregătim.",
    head: [...arrivalParts(order), trackerPart(facts)],
    parts: [
      paragraph(
        isPickup(order)
          ? "Îți scriem când o poți ridica."
          : "Îți scriem când o predăm curierului, cu numărul AWB.",
      ),
      linesPart(lines, facts.shop, facts.bucketShares),
      deliveryPart(order),
    ],
  });
}
