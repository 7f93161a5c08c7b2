import type { Mail } from "./mail.ts";
import { formatTime } from "../../../text/time.ts";
import { buttonLink, paragraph, type Part } from "./letter.ts";
import { type OrderFacts, orderMail } from "./order-mail-parts.ts";

/** Returns the email about a failed payment, with the time until which the order stays reserved. */
export function orderPaymentFailedMail(facts: OrderFacts): Mail {
  const { order, shop } = facts;
  return orderMail(facts, {
    key: "payment_failed",
    title: `Plata comenzii ${order.number} nu a reușit`,
    intro:
      "Plata cu cardul nu a fost finalizată. Am păstrat comanda, iar produsele sunt rezervate pentru tine.",
    parts: [
      ...waitsUntil(order.releaseAt),
      buttonLink("Încearcă din nou sau alege altă metodă de plată", `${shop.url}/plata/${order.randomId}`),
    ],
  });
}

function waitsUntil(releaseAt: Date | null): Part[] {
  if (releaseAt === null) return [];
  return [
    paragraph(`Păstrăm rezervarea până la ${formatTime(releaseAt)}; după aceea comanda se anulează automat.`),
  ];
}
