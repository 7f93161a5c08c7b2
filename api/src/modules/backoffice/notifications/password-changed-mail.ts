/** Notifies the owner that their password changed. Pure: facts in, mail out. */
import type { Customer } from "../../platform/sessions/index.ts";
import { letter, link, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export interface PasswordChangedFacts {
  customer: Customer;
  /** An id of the change, so that a retry is recognised as the same mail. */
  change: string;
}

/** Writes the mail, with advice for owners who did not change the password themselves. */
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
