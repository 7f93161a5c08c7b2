import { formatTime } from "../../../text/time.ts";
import type { Mail } from "./mail.ts";
import { buttonLink, paragraph } from "./letter.ts";
import { type OrderFacts, orderMail } from "./order-mail-parts.ts";

/** Returns the reminder of a missing transfer, with the time until which the goods are reserved. */
export function orderTransferReminderMail(facts: OrderFacts): Mail {
  const { order, shop } = facts;
  const until = order.releaseAt ? `până la ${formatTime(order.releaseAt)}` : "încă o zi";
  return orderMail(facts, {
    key: "transfer_reminder",
    title: `Așteptăm plata comenzii ${order.number}`,
    intro: "Ai ales plata prin ordin de plată, dar nu am primit încă banii pentru comanda ta.",
    parts: [
      paragraph(
        `Păstrăm produsele ${until}; după aceea comanda se anulează. Dacă ai plătit deja, nu mai ai nimic de făcut: banii ajung în contul nostru în una-două zile lucrătoare.`,
      ),
      paragraph("Contul și suma sunt pe factura proformă din primul nostru mesaj."),
      buttonLink("Vezi comanda sau alege altă metodă de plată", `${shop.url}/plata/${order.randomId}`),
    ],
  });
}
