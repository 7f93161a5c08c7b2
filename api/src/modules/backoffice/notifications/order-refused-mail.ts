import { isPickup } from "../../selling/orders/index.ts";
import type { Mail } from "./mail.ts";
import { refundParts } from "./order-cancelled-mail.ts";
import { paragraph } from "./letter.ts";
import { linesPart, type OrderFacts, orderMail } from "./order-mail-parts.ts";

/** Returns the email about an order that the shop refused or a parcel that nobody accepted. */
export function orderRefusedMail(facts: OrderFacts): Mail {
  const { order, lines } = facts;
  return orderMail(facts, {
    key: "refused",
    title: `Comanda ${order.number} nu a putut fi finalizată`,
    intro: introOf(facts),
    parts: [
      ...refundParts(order),
      paragraph("Dacă vrei produsele în continuare, răspunde la acest e-mail sau comandă din nou."),
      linesPart(lines, facts.shop),
    ],
  });
}

function introOf({ order, events }: OrderFacts): string {
  if (!events.some(({ status }) => status === "shipped")) return "Ne pare rău, nu am putut onora comanda.";
  return isPickup(order)
    ? "Comanda nu a fost ridicată, așa că am anulat-o."
    : "Coletul s-a întors la noi, așa că am anulat comanda.";
}
