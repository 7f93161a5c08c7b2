/** Says that a password is another one. Pure: facts in, mail out. */
import { html } from "../../text/template.ts";
import type { Customer } from "../sessions/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";
import { link, paragraph } from "./order-mail-parts.ts";

export interface PasswordChangedFacts {
  customer: Customer;
  /** Names the change, so that a second try is known as the same mail. */
  change: string;
}

/** Whoever did not change it learns of it, and what to do. */
export function passwordChangedMail({ customer, change }: PasswordChangedFacts, shop: MailShop): Mail {
  const title = "Parola ta a fost schimbată";
  const parts = [
    paragraph(
      `Bună, ${customer.firstName}! Parola contului tău a fost schimbată, iar celelalte sesiuni au fost închise.`,
    ),
    paragraph("Dacă tu ai schimbat-o, nu ai nimic de făcut. Dacă nu, alege imediat o parolă nouă:"),
    link("Am uitat parola", `${shop.url}/auth`),
  ];
  const page = mailPage(
    {
      title,
      body: html`${parts.map((part) => part.html)}`,
      text: parts.map((part) => part.text).join("\n\n"),
    },
    shop,
  );
  return { id: `password-changed-${change}`, to: customer.email, subject: `${shop.name}: ${title}`, ...page };
}
