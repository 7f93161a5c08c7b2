import { formatLei } from "../../../text/money.ts";
import { formatTime } from "../../../text/time.ts";
import type { Order } from "../../selling/orders/index.ts";
import { buttonLink, letter, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export interface PaymentLinkFacts {
  order: Pick<Order, "number" | "randomId" | "email" | "firstName" | "totalBani">;
  access: string;
  until: Date;
  request: string;
}

export function paymentLinkMail({ order, access, until, request }: PaymentLinkFacts, shop: MailShop): Mail {
  const { number, randomId, email, firstName, totalBani } = order;
  const suma = formatLei(totalBani);
  return letter(
    {
      key: "payment_link",
      id: `payment-link-${request}`,
      to: email,
      name: firstName,
      title: `Plata comenzii ${number}`,
      intro: `Comanda ta de ${suma} așteaptă plata cu cardul.`,
      places: { numar: String(number), nume: firstName, suma },
      parts: [
        buttonLink("Plătește comanda", `${shop.url}/plata/deschide/${randomId}/${access}`),
        paragraph(
          `Linkul este valabil până la ${formatTime(until)}; până atunci păstrăm produsele pentru tine.`,
        ),
      ],
    },
    shop,
  );
}
