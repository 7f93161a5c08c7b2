/** Says that a password is another one. Pure: facts in, mail out. */
import type { Customer } from "../../platform/sessions/index.ts";
import { letter, link, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export interface PasswordChangedFacts {
  customer: Customer;
  /** Names the change, so that a second try is known as the same mail. */
  change: string;
}

/** Whoever did not change it learns of it, and what to do. */
export function passwordChangedMail(
  { customer: { firstName, email }, change }: PasswordChangedFacts,
  shop: MailShop,
): Mail {
  return letter(
    {
      key: "password_changed",
      id: `password-changed-${change}`,
      to: email,
      name: firstName,
      title: "Parola ta a fost schimbată",
      intro: "Parola contului tău a fost schimbată, iar celelalte sesiuni au fost închise.",
      places: { nume: firstName },
      parts: [
        paragraph("Dacă tu ai schimbat-o, nu ai nimic de făcut. Dacă nu, alege imediat o parolă nouă:"),
        link("Am uitat parola", `${shop.url}/auth`),
      ],
    },
    shop,
  );
}
