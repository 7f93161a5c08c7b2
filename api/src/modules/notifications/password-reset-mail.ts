/** The link for a new password. Pure: facts in, mail out. */
import { html } from "../../text/template.ts";
import type { Customer } from "../sessions/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";

export interface PasswordResetFacts {
  customer: Customer;
  token: string;
  /** Names the asking, so that a second try is known as the same mail. */
  request: string;
}

/** Where to set the password, how long the link is good for, and what to do if one did not ask. */
export function passwordResetMail({ customer, token, request }: PasswordResetFacts, shop: MailShop): Mail {
  const title = "Resetarea parolei";
  const intro = `Bună, ${customer.firstName}! Am primit o cerere de resetare a parolei contului tău.`;
  const limit = "Linkul este valabil 60 de minute și poate fi folosit o singură dată.";
  const stranger = "Dacă nu tu ai cerut resetarea, ignoră acest mesaj: parola rămâne neschimbată.";
  const address = `${shop.url}/password-reset/${token}`;
  const page = mailPage(
    {
      title,
      body: html`<p>${intro}</p>
        <p><a href="${address}">Alege o parolă nouă</a></p>
        <p>${limit}</p>
        <p>${stranger}</p>`,
      text: [intro, "", `Alege o parolă nouă: ${address}`, "", limit, "", stranger].join("\n"),
    },
    shop,
  );
  return { id: `password-reset-${request}`, to: customer.email, subject: `${shop.name}: ${title}`, ...page };
}
