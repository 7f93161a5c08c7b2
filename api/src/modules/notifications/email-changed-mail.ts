/** Says at both addresses that an account has another one. Pure: facts in, mail out. */
import { html } from "../../text/template.ts";
import type { Customer } from "../sessions/index.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";
import { link, paragraph } from "./order-mail-parts.ts";

export interface EmailChangedFacts {
  customer: Customer;
  /** Names the change, so that a second try is known as the same mail. */
  change: string;
  /** The address before: this mail goes there. */
  former?: string | undefined;
}

/** The former address learns where to complain, and not which one came in its place. */
export function emailChangedMail({ customer, change, former }: EmailChangedFacts, shop: MailShop): Mail {
  const title = "Adresa de e-mail a contului a fost schimbată";
  const parts =
    former === undefined
      ? [
          paragraph(`Bună, ${customer.firstName}! De acum te autentifici cu această adresă de e-mail.`),
          paragraph("Parola a rămas aceeași. Dacă nu o mai știi, alege una nouă:"),
          link("Am uitat parola", `${shop.url}/auth`),
        ]
      : [
          paragraph(
            `Bună, ${customer.firstName}! Contul tău are acum altă adresă de e-mail, așa cum ni s-a cerut. Cu adresa aceasta nu te mai autentifici.`,
          ),
          paragraph(
            "Dacă nu tu ai cerut schimbarea, scrie-ne sau sună-ne imediat: datele noastre de contact sunt mai jos.",
          ),
        ];
  const page = mailPage(
    {
      title,
      body: html`${parts.map((part) => part.html)}`,
      text: parts.map((part) => part.text).join("\n\n"),
    },
    shop,
  );
  return {
    id: `email-changed-${change}-${former === undefined ? "new" : "former"}`,
    to: former ?? customer.email,
    subject: `${shop.name}: ${title}`,
    ...page,
  };
}
