/** The link by which a buyer pays an order that the shop typed in for him. Pure: facts in, mail out. */
import { formatLei } from "../../text/money.ts";
import { html } from "../../text/template.ts";
import { formatTime } from "../../text/time.ts";
import type { Order } from "../orders/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";
import { buttonLink, paragraph } from "./order-mail-parts.ts";

export interface PaymentLinkFacts {
  order: Pick<Order, "number" | "randomId" | "email" | "firstName" | "totalBani">;
  /** Good until then. */
  access: string;
  until: Date;
  /** Names the asking, so that a second try is known as the same mail. */
  request: string;
}

export function paymentLinkMail({ order, access, until, request }: PaymentLinkFacts, shop: MailShop): Mail {
  const title = `Plata comenzii ${order.number}`;
  const parts = [
    paragraph(
      `Bună, ${order.firstName}! Comanda ta de ${formatLei(order.totalBani)} așteaptă plata cu cardul.`,
    ),
    buttonLink("Plătește comanda", `${shop.url}/plata/deschide/${order.randomId}/${access}`),
    paragraph(`Linkul este valabil până la ${formatTime(until)}; până atunci păstrăm produsele pentru tine.`),
  ];
  const page = mailPage(
    {
      title,
      body: html`${parts.map((part) => part.html)}`,
      text: parts.map((part) => part.text).join("\n\n"),
    },
    shop,
  );
  return { id: `payment-link-${request}`, to: order.email, subject: `${shop.name}: ${title}`, ...page };
}
