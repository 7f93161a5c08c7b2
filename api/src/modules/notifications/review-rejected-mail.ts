/** Tells a customer why what he wrote of a product is not shown. Pure: facts in, mail out. */
import { html } from "../../text/template.ts";
import type { RejectedReview } from "../reviews/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

export function reviewRejectedMail(
  { id, firstName, email, title: written, product, url, rejection }: RejectedReview,
  shop: MailShop,
): Mail {
  const title = "Opinia ta nu a fost publicată";
  const intro = `Bună, ${firstName}! Opinia ta „${written}” despre ${product} nu apare pe site.`;
  const reason = `Motivul: ${rejection}`;
  const again = "Poți scrie alta oricând, de pe pagina produsului.";
  const address = `${shop.url}${url}`;
  const page = mailPage(
    {
      title,
      body: html`<p>${intro}</p>
        <p>${reason}</p>
        <p>${again}</p>
        <p><a href="${address}">Vezi produsul</a></p>`,
      text: [intro, "", reason, "", again, "", `Vezi produsul: ${address}`].join("\n"),
    },
    shop,
  );
  return { id: `review-rejected-${id}`, to: email, subject: `${shop.name}: ${title}`, ...page };
}
