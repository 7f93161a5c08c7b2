/** The welcome to a new account. Pure: facts in, mail out. */
import { html } from "../../text/template.ts";
import type { Customer } from "../sessions/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

/** Says that the account stands, what it is good for and where it is. */
export function customerCreatedMail(customer: Customer, shop: MailShop): Mail {
  const title = "Contul tău a fost creat";
  const intro = `Bună, ${customer.firstName}! Îți mulțumim că ți-ai făcut cont la ${shop.name}.`;
  const uses = "În cont găsești comenzile, adresele, companiile și produsele tale favorite.";
  const stranger = "Dacă nu tu ai creat contul, răspunde la acest e-mail și îl ștergem.";
  const address = `${shop.url}/account/info`;
  const page = mailPage(
    {
      title,
      body: html`<p>${intro}</p>
        <p>${uses}</p>
        <p><a href="${address}">Contul meu</a></p>
        <p>${stranger}</p>`,
      text: [intro, "", uses, "", `Contul meu: ${address}`, "", stranger].join("\n"),
    },
    shop,
  );
  return {
    id: `customer-${customer.id}-created`,
    to: customer.email,
    subject: `${shop.name}: ${title}`,
    ...page,
  };
}
