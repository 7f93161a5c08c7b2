/** The link that opens an order without its number being typed. Pure: facts in, mail out. */
import { ORDER_LINK_HOURS, ORDER_LINK_PATH } from "@curat/contract/account-orders.values";
import { html } from "../../text/template.ts";
import type { Order } from "../orders/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";
import { buttonLink, paragraph } from "./order-mail-parts.ts";

export interface OrderLinkFacts {
  order: Pick<Order, "number" | "randomId" | "email" | "firstName">;
  access: string;
  /** Names the asking, so that a second try is known as the same mail. */
  request: string;
}

export function orderLinkMail({ order, access, request }: OrderLinkFacts, shop: MailShop): Mail {
  const title = `Linkul comenzii ${order.number}`;
  const parts = [
    paragraph(
      `Bună, ${order.firstName}! Cineva a căutat comanda ta cu numărul ei și cu această adresă de e-mail.`,
    ),
    buttonLink("Deschide comanda", `${shop.url}${ORDER_LINK_PATH}/${order.randomId}/${access}`),
    paragraph(
      `Linkul este valabil ${ORDER_LINK_HOURS} de ore. Nu-l da mai departe: cine îl are poate anula comanda.`,
    ),
    paragraph("Dacă nu tu ai căutat-o, ignoră acest mesaj: fără link, nimeni nu a văzut comanda."),
  ];
  const page = mailPage(
    {
      title,
      body: html`${parts.map((part) => part.html)}`,
      text: parts.map((part) => part.text).join("\n\n"),
    },
    shop,
  );
  return { id: `order-link-${request}`, to: order.email, subject: `${shop.name}: ${title}`, ...page };
}
