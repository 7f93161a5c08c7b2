import type { Customer } from "../../platform/sessions/index.ts";
import { letter, link, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export interface EmailChangedFacts {
  customer: Customer;
  change: string;
  former?: string | undefined;
}

/**
 * Returns the email for the former or the new address. The email to the former address contains the shop's contact,
 * but not the new address.
 */
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
        intro: "De acum intri în cont cu această adresă de e-mail.",
        parts: [
          paragraph("Parola a rămas aceeași. Dacă ai uitat-o, alege una nouă:"),
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
        "În urma unei cereri, am schimbat adresa de e-mail a contului tău. Cu adresa aceasta nu mai poți intra în cont.",
      parts: [
        paragraph(
          "Dacă nu tu ai cerut schimbarea, scrie-ne sau sună-ne imediat: datele noastre de contact sunt mai jos.",
        ),
      ],
    },
    shop,
  );
}
