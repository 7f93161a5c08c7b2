import { wholeDays } from "../../../text/time.ts";
import { isPickup } from "../../selling/orders/index.ts";
import type { Mail } from "./mail.ts";
import { link, paragraph } from "./letter.ts";
import { type OrderFacts, orderMail, trackerPart } from "./order-mail-parts.ts";

/** Returns the email about the delivery, with the withdrawal period for consumers. */
export function orderDeliveredMail(facts: OrderFacts): Mail {
  const { order, shop } = facts;
  return orderMail(facts, {
    key: "delivered",
    title: `Comanda ${order.number} a fost ${isPickup(order) ? "ridicată" : "livrată"}`,
    intro: "Îți mulțumim că ai cumpărat de la noi. Sperăm că totul a ajuns cu bine.",
    head: [trackerPart(facts)],
    parts: [
      ...(order.customerType === "pf"
        ? [
            paragraph(
              `De azi ai ${wholeDays(shop.returnDays)} în care te poți retrage din contract, fără să dai un motiv.`,
            ),
          ]
        : []),
      paragraph("Dacă ceva nu este în regulă, răspunde la acest e-mail și găsim o soluție."),
      // Guests have no list of orders from which to reorder.
      ...(order.customerId === null
        ? []
        : [link("Comandă din nou aceleași produse", `${shop.url}/account/comenzi/${order.randomId}`)]),
    ],
  });
}
