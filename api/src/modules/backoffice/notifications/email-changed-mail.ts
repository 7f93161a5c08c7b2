/** Notifies both addresses that an account's e-mail changed. Pure: facts in, mail out. */
import type { Customer } from "../../platform/sessions/index.ts";
import { letter, link, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export interface EmailChangedFacts {
  customer: Customer;
  /** Identifies the change, so that a retry is recognised as the same mail. */
  change: string;
  /** The previous address, which receives this mail. */
  former?: string | undefined;
}

/** The mail to the previous address says whom to contact, but not the new address. */
export function emailChangedMail({ customer, change, former }: EmailChangedFacts, shop: MailShop): Mail {
  const { firstName, email } = customer;
  const both = {
    name: firstName,
    title: "Adresa de e-mail a contului a fost schimbată",
    places: { nume: firstName },
  };
  if (former === undefined)
    return letter(
      {
        ...both,
        key: "email_changed",
        id: `email-changed-${change}-new`,
        to: email,
        intro: "De acum te autentifici cu această adresă de e-mail.",
        parts: [
          paragraph("Parola a rămas aceeași. Dacă nu o mai știi, alege una nouă:"),
          link("Am uitat parola", `${shop.url}/auth`),
        ],
      },
      shop,
    );
  return letter(
    {
      ...both,
      key: "email_left",
      id: `email-changed-${change}-former`,
      to: former,
      intro:
        "Contul tău are acum altă adresă de e-mail, așa cum ni s-a cerut. Cu adresa aceasta nu te mai autentifici.",
      parts: [
        paragraph(
          "Dacă nu tu ai cerut schimbarea, scrie-ne sau sună-ne imediat: datele noastre de contact sunt mai jos.",
        ),
      ],
    },
    shop,
  );
}
