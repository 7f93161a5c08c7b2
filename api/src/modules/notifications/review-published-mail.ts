/** Tells a customer that what he wrote of a product can be read there. Pure: facts in, mail out. */
import { html } from "../../text/template.ts";
import type { PublishedReview } from "../reviews/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

export function reviewPublishedMail(
  { id, firstName, email, title: written, product, url }: PublishedReview,
  shop: MailShop,
): Mail {
  const title = "Opinia ta a fost publicată";
  const intro = `Bună, ${firstName}! Opinia ta „${written}” despre ${product} apare acum pe site.`;
  const thanks = "Îți mulțumim: îi ajută pe ceilalți să aleagă.";
  const address = `${shop.url}${url}`;
  const page = mailPage(
    {
      title,
      body: html`<p>${intro}</p>
        <p>${thanks}</p>
        <p><a href="${address}">Vezi produsul</a></p>`,
      text: [intro, "", thanks, "", `Vezi produsul: ${address}`].join("\n"),
    },
    shop,
  );
  return { id: `review-published-${id}`, to: email, subject: `${shop.name}: ${title}`, ...page };
}
