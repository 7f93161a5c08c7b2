import { ORDER_LINK_HOURS, ORDER_LINK_PATH } from "@curat/contract/account-orders.values";
import { formatLei } from "../../../text/money.ts";
import type { Order } from "../../selling/orders/index.ts";
import { buttonLink, letter, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export interface OrderLinkFacts {
  order: Pick<Order, "number" | "randomId" | "email" | "firstName" | "totalBani">;
  access: string;
  request: string;
}

export function orderLinkMail({ order, access, request }: OrderLinkFacts, shop: MailShop): Mail {
  const { number, randomId, email, firstName, totalBani } = order;
  return letter(
    {
      key: "order_link",
      id: `order-link-${request}`,
      to: email,
      name: firstName,
      title: `Linkul comenzii ${number}`,
      intro: "Cineva a căutat comanda ta după număr și această adresă de e-mail.",
      places: { numar: String(number), nume: firstName, suma: formatLei(totalBani) },
      parts: [
        buttonLink("Deschide comanda", `${shop.url}${ORDER_LINK_PATH}/${randomId}/${access}`),
        paragraph(
          `Linkul este valabil ${ORDER_LINK_HOURS} de ore. Nu îl trimite altcuiva: oricine îl are poate anula comanda.`,
        ),
        paragraph("Dacă nu tu ai căutat-o, ignoră acest mesaj: fără link, nimeni nu poate vedea comanda."),
      ],
    },
    shop,
  );
}
