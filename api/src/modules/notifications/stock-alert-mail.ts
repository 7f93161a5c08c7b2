/** Tells that a product can be bought again. Pure: facts in, mail out. */
import { html } from "../../text/template.ts";
import type { StockAlert } from "../stock-alerts/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

export function stockAlertMail({ id, firstName, email, product, url }: StockAlert, shop: MailShop): Mail {
  const title = "Produsul este din nou în stoc";
  const intro = `Bună, ${firstName}! ${product} este din nou în stoc.`;
  const once = "Ai cerut să te anunțăm. Nu îți mai scriem despre acest produs decât dacă setezi altă alertă.";
  const address = `${shop.url}${url}`;
  const page = mailPage(
    {
      title,
      body: html`<p>${intro}</p>
        <p><a href="${address}">Vezi produsul</a></p>
        <p>${once}</p>`,
      text: [intro, "", `Vezi produsul: ${address}`, "", once].join("\n"),
    },
    shop,
  );
  return { id: `stock-alert-${id}`, to: email, subject: `${shop.name}: ${title}`, ...page };
}
